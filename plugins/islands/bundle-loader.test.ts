/** @jest-environment node */
import { Script } from 'node:vm';
import { bundleLoader } from './bundle-loader';

it('makes one minified script without imports, which an inline element can hold', async () => {
  const script = await bundleLoader();
  expect(script).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/);
  expect(script).toContain('"data-island"');
  expect(script).not.toMatch(/\b(import|export|require)\b/);
  expect(script).not.toMatch(/<\/script|<!--/i);
  expect(() => new Script(script)).not.toThrow();
});

it('makes the same text again', async () => {
  expect(await bundleLoader()).toBe(await bundleLoader());
});
