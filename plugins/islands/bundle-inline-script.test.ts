/** @jest-environment node */
import { Script } from 'node:vm';
import { bundleInlineScript } from './bundle-inline-script';

it('bundles the loader into one minified script that fits into an inline script element', async () => {
  const script = await bundleInlineScript();
  expect(script).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/);
  expect(script).toContain('"data-island"');
  expect(script).not.toMatch(/\b(import|export|require)\b/);
  expect(script).not.toMatch(/<\/script|<!--/i);
  expect(() => new Script(script)).not.toThrow();
});

it('returns the same text each time, so that pages need not change', async () => {
  expect(await bundleInlineScript()).toBe(await bundleInlineScript());
});
