import fc from 'fast-check';
import { checkQuestions, checkWith, inShort, question } from '../fixtures/check-samples';
import { FIXTURE_CONTENT } from '../fixtures/content';
import { mdxArbitrary } from '../fixtures/mdx-arbitrary';

/** The words of a text with line breaks put at other places. */
function wrapped(text: string, width: number): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    // At the start of a line these would begin a list, a heading, a quote or code.
    const movable = !/^(?:[-+*#>|=~`]|\d+[.)]|import$|export$|:)/.test(word);
    if (line && line.length + word.length >= width && movable) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].join('\n');
}

/** Wraps the paragraphs of a document; blocks of other kinds stay as they are. */
function rewrap(source: string, width: number): string {
  const [, frontMatter = '', body = ''] = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(source) ?? [];
  const blocks = body
    .split(/\n{2,}/)
    .map((block) =>
      /^[A-Z“"[*(]/.test(block.trim()) && !/\n[ ]*[-|\d>]/.test(block) ? wrapped(block.trim(), width) : block,
    );
  return frontMatter + blocks.join('\n\n');
}

it('never throws, whatever the bytes', async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    mdxArbitrary.map((text) => Buffer.from(text)),
    mdxArbitrary.map((text) => Buffer.from(question(text))),
    mdxArbitrary.map((text) => Buffer.from(`---\n${text}\n---\ntext`)),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(bytes, { minLength: 20, maxLength: 20 }),
      bytes,
      bytes,
      async (files, policy, site) => {
        const samples = Object.fromEntries(files.map((file, index) => [`faq/sample-${index}.mdx`, file]));
        for (const changes of [
          samples,
          { 'policy.yaml': policy, 'site.yaml': site, 'legal/terms.mdx': policy },
        ]) {
          for (const { line, column, message, help } of await checkWith(changes)) {
            expect(line).toBeGreaterThanOrEqual(1);
            expect(column).toBeGreaterThanOrEqual(1);
            expect(message && help).toBeTruthy();
          }
        }
      },
    ),
    { numRuns: 20 },
  );
});

it.each([
  ['many quotes', '>'.repeat(3_000)],
  ['many brackets', '['.repeat(3_000)],
  ['many tags', '<Callout>'.repeat(500)],
  ['many braces', '{'.repeat(3_000)],
  ['many stars', '*a '.repeat(3_000)],
  ['deep lists', Array.from({ length: 200 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
])('reads %s', async (_what, body) => {
  await expect(checkQuestions([question(body)])).resolves.toHaveLength(1);
});

it('finds nothing new when the lines of valid content are wrapped at another width', async () => {
  const documents = Object.entries(FIXTURE_CONTENT).filter(([name]) => name.endsWith('.mdx'));
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 140 }), async (width) => {
      const changes = Object.fromEntries(documents.map(([name, source]) => [name, rewrap(source, width)]));
      expect((await checkWith(changes)).map((finding) => `${finding.file}:${inShort(finding)}`)).toEqual([]);
    }),
    { numRuns: 6 },
  );
});
