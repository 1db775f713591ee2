import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Finding } from '../../shared/text/finding';
import type { CheckedContent } from '../checked-content';
import { writeContent } from '../fixtures/content';
import { FIXTURE_OPTIONS } from '../fixtures/model';
import type { ContentCheckOptions } from '../options';
import { stopBuildOnErrors } from './stop-build-on-errors';

const project = process.cwd();
let folder: string;
beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  folder = mkdtempSync(path.join(tmpdir(), 'stop-build-'));
  writeContent(folder);
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

/** Starts a build, and returns the messages with which Gatsby stops, and its warnings. */
async function build(options: Partial<ContentCheckOptions> = {}) {
  const panic = jest.fn<never, [unknown]>();
  const warn = jest.fn();
  await stopBuildOnErrors({ reporter: { panic, warn } }, { ...FIXTURE_OPTIONS, ...options });
  return { stops: panic.mock.calls.flat(), warnings: warn.mock.calls.flat() as unknown[] };
}

const stop = async (options: Partial<ContentCheckOptions> = {}) => (await build(options)).stops;

const NOT_ARCHIVED: Finding = {
  file: 'content/legal/terms.mdx',
  line: 1,
  column: 1,
  severity: 'error',
  rule: 'archive',
  message: 'this text is not archived',
  help: 'Archive it.',
};

/** Options of a site that has two demands on its facts. */
const withDemands = (severity: 'error' | 'warning'): Partial<ContentCheckOptions> => ({
  checkFacts: () => [
    { field: 'operator', rule: 'missing-fact', severity, message: 'nobody is named', help: 'Add a name.' },
    {
      file: '.env.production',
      rule: 'receiver',
      severity,
      message: 'there is no receiver',
      help: 'Add one.',
    },
  ],
});

it('stops the build when an additional check of the site has an error', async () => {
  const additionalCheck = jest.fn<readonly Finding[], [string, CheckedContent]>(() => [NOT_ARCHIVED]);
  expect(await stop({ additionalChecks: [additionalCheck] })).toEqual([
    expect.stringMatching(/^One thing must be fixed[^]*terms\.mdx:1:1: error: this text is not archived/),
  ]);
  expect(additionalCheck.mock.calls).toEqual([['content', expect.objectContaining({ fileCount: 9 })]]);
});

it('builds a site in which nothing is wrong', async () => {
  expect(await build({ additionalChecks: [() => []] })).toEqual({ stops: [], warnings: [] });
});

it('stops the build when the content has a mistake', async () => {
  writeContent(folder, { 'faq/launch.mdx': '---\n---\n' });
  expect(await stop()).toEqual([expect.stringMatching(/launch\.mdx:1:1: error: /)]);
});

it('stops with everything that the site demands of its facts, each at its place', async () => {
  const { stops, warnings } = await build(withDemands('error'));
  expect(stops).toEqual([
    expect.stringMatching(
      /^2 things [^]*\.env\.production:1:1: error: there is no receiver[^]*site\.yaml:1:1: error: "operator": nobody is named/,
    ),
  ]);
  expect(warnings).toEqual([]);
});

it('prints the warnings of a build that it does not stop', async () => {
  const { stops, warnings } = await build(withDemands('warning'));
  expect(stops).toEqual([]);
  expect(warnings).toEqual([
    expect.stringMatching(
      /\.env\.production:1:1: warning: there is no receiver[^]*warning: "operator": nobody is named/,
    ),
  ]);
});

it('never stops gatsby develop, which shows mistakes over the page', async () => {
  Object.assign(process.env, { NODE_ENV: 'development' });
  writeContent(folder, { 'faq/launch.mdx': '---\n---\n' });
  expect(await stop()).toEqual([]);
});
