import sharp from 'sharp';
import { webManifest } from '../../config/plugin-options/site-wide-files-options';

it.each(webManifest.icons)(
  'the icon $src has the size that the web manifest names',
  async ({ src, sizes }) => {
    const { format, width, height } = await sharp(`static${src}`).metadata();
    expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
  },
);

it('the touch icon has no transparent pixel, which phones would show black', async () => {
  const icon = sharp('static/apple-touch-icon.png');
  expect(await icon.metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
  expect((await icon.stats()).isOpaque).toBe(true);
});
