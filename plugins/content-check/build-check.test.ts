import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { writeContent } from '../fixtures/content';
import { yamlOf } from '../fixtures/front-matter';
import { stopOnErrors } from './build-check';

const environment = process.env;
const project = process.cwd();
beforeEach(() => {
  process.env = { ...environment };
});
afterEach(() => {
  process.env = environment;
  process.chdir(project);
});

/** The messages with which Gatsby stops. */
async function stop(siteUrl: string): Promise<unknown[]> {
  Object.assign(process.env, { NODE_ENV: 'development', SITE_URL: siteUrl });
  const panic = jest.fn();
  await stopOnErrors({ reporter: { panic } } as unknown as ParentSpanPluginArgs);
  return panic.mock.calls.flat();
}

it('stops a build with an invalid public address', async () => {
  expect(await stop('example.org')).toEqual([
    'The environment variable SITE_URL must be https:// and the name of a host, as browsers show it and with nothing after it, such as https://www.example.org; found example.org',
  ]);
});

it.each(['', 'https://www.example.org'])('continues with SITE_URL "%s"', async (siteUrl) => {
  expect(await stop(siteUrl)).toEqual([]);
});

it.each([
  {
    title: 'stops the build of the site',
    preview: '',
    message: /^4 things in content\/ must be fixed[^]*is not recorded yet/,
  },
  { title: 'builds a preview', preview: '1', message: /^nothing$/ },
])('$title when legal texts are not recorded', async ({ preview, message }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-check-'));
  writeContent(folder, { 'site.yaml': `unpublished: true\n${yamlOf('SiteFacts')}` });
  Object.assign(process.env, { NODE_ENV: 'production', SITE_PREVIEW: preview });
  process.chdir(folder);
  const panic = jest.fn();
  await jest.isolateModulesAsync(async () => {
    const { stopOnErrors } = await import('./build-check');
    await stopOnErrors({ reporter: { panic } } as unknown as ParentSpanPluginArgs);
  });
  process.chdir(project);
  rmSync(folder, { recursive: true });
  expect(panic.mock.calls.flat()[0] ?? 'nothing').toMatch(message);
});
