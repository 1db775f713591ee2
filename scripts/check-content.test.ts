import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { placeOf, writeRecordedContent } from '../tests/support/content';
import { frontMatterOf } from '../tests/support/front-matter';
import { runInProcess } from '../tests/support/run-in-process';
import { checkContentFolder } from './check-content';

const LAUNCH = 'content/faq/launch.mdx';
const withOrder = (order: string) => `${frontMatterOf('FaqEntry', { order })}\nIt is guaranteed.\n`;
const INVALID = withOrder('two');
const PLACE = placeOf(INVALID, 'two');
const LAST_LINE = /\n(\d+) files?, (\d+) errors?, (\d+) warnings? in \d+ ms\n$/;

let valid: string;
let folder: string;
beforeAll(async () => {
  valid = mkdtempSync(path.join(tmpdir(), 'valid-'));
  await writeRecordedContent(valid);
});
afterAll(() => rmSync(valid, { recursive: true }));
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'check-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) => runInProcess(checkContentFolder, folder, args);

/** @param launch the text of content/faq/launch.mdx; by default the fixture's own */
function check(launch?: string, ...args: string[]) {
  cpSync(valid, folder, { recursive: true });
  if (launch !== undefined) writeFileSync(path.join(folder, LAUNCH), launch);
  return run(...args);
}

describe('the content check as a command', () => {
  it('accepts valid content, and counts its files', async () => {
    const { status, stdout, stderr } = await check();
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(LAST_LINE.exec(`\n${stdout}`)?.[2]).toBe('0');
  });

  it('writes a finding in one line and what to do in the next, and fails', async () => {
    const { status, stdout } = await check(INVALID);
    expect(status).toBe(1);
    expect(stdout).toContain(
      `${LAUNCH}:${PLACE}: error: "order": must be a whole number from 1; found "two" [front-matter]\n` +
        '  Compare "order" with another file of the same folder.\n',
    );
    expect(LAST_LINE.exec(stdout)?.[2]).toBe('2');
  });

  it('writes escaped annotations for GitHub', async () => {
    const text = withOrder('100%,\n:');
    const [line, column] = placeOf(text, '|-').split(':');
    const { status, stdout } = await check(text, '--github');
    expect(status).toBe(1);
    expect(stdout.split('\n')[0]).toBe(
      `::error file=${LAUNCH},line=${line},col=${column},title=front-matter::"order": must be a whole number from 1; found "100%25,\\n:"` +
        '%0ACompare "order" with another file of the same folder.',
    );
    expect(stdout).toMatch(LAST_LINE);
  });

  it.each([
    [['--quick'], "The content could not be checked. Unknown option '--quick'"],
    [['--base', 'main'], 'The content could not be checked. There is no commit "main" here'],
    [['--base', ''], 'The content could not be checked. There is no commit "" here'],
  ])('fails with 2 and a sentence when it is given %p', async (args, message) => {
    const { status, stdout, stderr } = await check(undefined, ...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(message);
  });

  it('fails with 2 and a sentence where there is no content', async () => {
    const { status, stderr } = await run();
    expect(status).toBe(2);
    expect(stderr).toBe(
      'The content could not be checked. There is no content in the folder content: run this in the folder of the project.\n',
    );
  });
});
