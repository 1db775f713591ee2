import sharp from 'sharp';

it('the touch icon has no transparent pixel, which phones would show black', async () => {
  const icon = sharp('static/apple-touch-icon.png');
  expect(await icon.metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
  expect((await icon.stats()).isOpaque).toBe(true);
});
