import { readSwitch } from './read-switch';

it('accepts 1, 0 and nothing, so that a typing mistake does not publish a preview', () => {
  expect(readSwitch('SITE_PREVIEW', {})).toBe(false);
  expect(readSwitch('SITE_PREVIEW', { SITE_PREVIEW: '' })).toBe(false);
  expect(readSwitch('SITE_PREVIEW', { SITE_PREVIEW: '0' })).toBe(false);
  expect(readSwitch('SITE_PREVIEW', { SITE_PREVIEW: '1' })).toBe(true);
  expect(() => readSwitch('SITE_PREVIEW', { SITE_PREVIEW: 'true' })).toThrow(
    'SITE_PREVIEW must be 1 or 0. It is: true',
  );
});
