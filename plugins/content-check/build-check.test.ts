import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { stopOnErrors } from './build-check';
import { siteYaml, writeContent } from './fixtures/content';
import { FIXTURE_OPTIONS } from './fixtures/model';
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

/** The messages with which Gatsby stops. */
async function stop(options: Partial<ContentCheckOptions> = {}): Promise<unknown[]> {
  const panic = jest.fn();
  const args = { reporter: { panic } } as unknown as ParentSpanPluginArgs;
  await stopOnErrors(args, { ...FIXTURE_OPTIONS, ...options });
  return panic.mock.calls.flat();
}

it('stops the build of the site when legal texts are not recorded', async () => {
  expect(await stop()).toEqual([
    expect.stringMatching(
      /^2 things in content\/ must be fixed[^]*terms\.mdx:1:1: error: [^]*is not recorded yet/,
    ),
  ]);
});

it('builds a preview of legal texts that are not recorded', async () => {
  expect(await stop({ showsDrafts: true })).toEqual([]);
});

it('stops a preview with another mistake', async () => {
  writeContent(folder, { 'faq/launch.mdx': '---\n---\n' });
  expect(await stop({ showsDrafts: true })).toEqual([expect.stringMatching(/launch\.mdx:1:1: error: /)]);
});

it('lets develop start: it shows mistakes over the page', async () => {
  Object.assign(process.env, { NODE_ENV: 'development' });
  writeContent(folder, { 'faq/launch.mdx': '---\n---\n' });
  expect(await stop()).toEqual([]);
});
