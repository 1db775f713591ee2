import fc from 'fast-check';
import { checkWith, question } from '../fixtures/check-samples';

const SIGNS = Array.from('-#>|`*_[]()!</{}&;\\~$:"\' \t\r\uFEFF\u0000\n\na1');
const TOKENS = ['---\n', '\n\n', '<Callout>', '</Callout>', '<Brand />', 'import ', '&amp;', 'https://x.y'];
const text = fc
  .array(fc.oneof(fc.constantFrom(...SIGNS, ...TOKENS), fc.string({ maxLength: 8 })), { maxLength: 60 })
  .map((pieces) => pieces.join(''));

it('never throws, whatever bytes the files have, and gives each finding a place and texts', async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    text.map((body) => Buffer.from(body)),
    text.map((body) => Buffer.from(question(body))),
    text.map((fields) => Buffer.from(`---\nquestion: ${fields}\n---\ntext`)),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(bytes, { minLength: 20, maxLength: 20 }),
      bytes,
      bytes,
      async (files, policy, site) => {
        const samples = Object.fromEntries(files.map((file, index) => [`faq/sample-${index}.mdx`, file]));
        const others = { 'policy.yaml': policy, 'site.yaml': site, 'legal/terms.mdx': policy };
        for (const changes of [samples, others]) {
          for (const { line, column, message, help } of await checkWith(changes)) {
            expect(line).toBeGreaterThanOrEqual(1);
            expect(column).toBeGreaterThanOrEqual(1);
            expect(message && help).toBeTruthy();
          }
        }
      },
    ),
    { numRuns: 10 },
  );
});
