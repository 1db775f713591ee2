import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { stopBuildOnErrors } from './build-check';
import { question } from './fixtures/check-samples';
import { siteYaml, writeContent } from './fixtures/content';
import { FIXTURE_MODEL, FIXTURE_OPTIONS } from './fixtures/model';
import type { ContentCheckOptions } from './options';

const environment = process.env;
const project = process.cwd();
let folder: string;
beforeEach(() => {
  process.env = { ...environment, NODE_ENV: 'production' };
  folder = mkdtempSync(path.join(tmpdir(), 'build-check-'));
  // The only errors are that the legal texts are not recorded.
  writeContent(folder, { 'site.yaml': siteYaml({ unpublished: true }) });
  process.chdir(folder);
});
afterEach(() => {
  process.env = environment;
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

/** Starts a build, and returns the messages with which Gatsby stops and those of its warnings. */
async function build(options: Partial<ContentCheckOptions> = {}) {
  const panic = jest.fn();
  const warn = jest.fn();
  const args = { reporter: { panic, warn } } as unknown as ParentSpanPluginArgs;
  await stopBuildOnErrors(args, { ...FIXTURE_OPTIONS, ...options });
  return { stops: panic.mock.calls.flat() as unknown[], warnings: warn.mock.calls.flat() as unknown[] };
}

/** The messages with which Gatsby stops. */
const stop = async (options: Partial<ContentCheckOptions> = {}) => (await build(options)).stops;

/** Options of a site that has two demands on its facts. */
const withDemands = (severity: 'error' | 'warning'): Partial<ContentCheckOptions> => ({
  showsDrafts: true,
  checkFacts: () => [
    { field: 'operator', rule: 'open-fact', severity, message: 'nobody is named', help: 'Add a name.' },
    {
      file: '.env.production',
      rule: 'receiver',
      severity,
      message: 'there is no receiver',
      help: 'Add one.',
    },
  ],
});

it('stops the build of the site when legal texts are not recorded', async () => {
  expect(await stop()).toEqual([
    expect.stringMatching(/^2 things must be fixed[^]*terms\.mdx:1:1: error: [^]*is not recorded yet/),
  ]);
});

it('builds a preview of legal texts that are not recorded', async () => {
  expect(await stop({ showsDrafts: true })).toEqual([]);
});

it('needs no record where a site has no legal documents', async () => {
  const policy = 'required: []\nforbidden: []\n';
  writeContent(folder, { 'policy.yaml': policy, 'faq/your-details.mdx': question('[a](/nope)') });
  rmSync('content/legal', { recursive: true });
  const kinds = FIXTURE_MODEL.kinds.filter(({ folder: ofKind }) => ofKind !== 'legal');
  const { record: _record, ...options } = FIXTURE_OPTIONS;
  const panic = jest.fn();
  const args = { reporter: { panic } } as unknown as ParentSpanPluginArgs;
  await stopBuildOnErrors(args, { ...options, model: { ...FIXTURE_MODEL, kinds } });
  expect(panic.mock.calls).toEqual([[expect.stringMatching(/^One thing [^]*the site has no page or file/)]]);
});

it('stops a preview when there is any other mistake', async () => {
  writeContent(folder, { 'faq/launch.mdx': '---\n---\n' });
  expect(await stop({ showsDrafts: true })).toEqual([expect.stringMatching(/launch\.mdx:1:1: error: /)]);
});

it('stops with everything that the site demands of its facts, each at its place', async () => {
  writeContent(folder, { 'site.yaml': siteYaml({ unpublished: true }) });
  const { stops, warnings } = await build(withDemands('error'));
  expect(stops).toEqual([
    expect.stringMatching(
      /^2 things [^]*\.env\.production:1:1: error: there is no receiver[^]*site\.yaml:1:1: error: nobody is named/,
    ),
  ]);
  expect(warnings).toEqual([]);
});

it('prints the warnings of a build that it does not stop', async () => {
  const { stops, warnings } = await build(withDemands('warning'));
  expect(stops).toEqual([]);
  expect(warnings).toEqual([
    expect.stringMatching(/\.env\.production:1:1: warning: there is no receiver[^]*warning: nobody is named/),
  ]);
});

it('never stops gatsby develop, which shows mistakes over the page', async () => {
  Object.assign(process.env, { NODE_ENV: 'development' });
  writeContent(folder, { 'faq/launch.mdx': '---\n---\n' });
  expect(await stop()).toEqual([]);
});
