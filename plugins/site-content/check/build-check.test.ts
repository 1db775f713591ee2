import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { writeContent } from '../fixtures/content';
import { stopOnBadSiteUrl } from './build-check';

const environment = process.env;
const project = process.cwd();
beforeEach(() => {
  process.env = { ...environment };
});
afterEach(() => {
  jest.restoreAllMocks();
  process.env = environment;
  process.chdir(project);
});

/** The error messages of a build, and its exit status when it is stopped. */
function start(siteUrl: string): { messages: string[]; status: unknown } {
  process.env['SITE_URL'] = siteUrl;
  const error = jest.fn();
  const exit = jest.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  stopOnBadSiteUrl({ reporter: { error } } as unknown as ParentSpanPluginArgs);
  return { messages: error.mock.calls.flat(), status: exit.mock.calls[0]?.[0] };
}

it('stops a build with an invalid public address', () => {
  expect(start('example.org')).toEqual({
    messages: [
      'The environment variable SITE_URL must be a web address that begins with https://, such as https://www.example.org; found example.org',
    ],
    status: 1,
  });
});

it.each(['', 'https://www.example.org'])('continues with SITE_URL "%s"', (siteUrl) => {
  expect(start(siteUrl)).toEqual({ messages: [], status: undefined });
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
  writeContent(folder);
  Object.assign(process.env, { NODE_ENV: 'production', SITE_PREVIEW: preview });
  process.chdir(folder);
  const exit = jest.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  const error = jest.fn();
  await jest.isolateModulesAsync(async () => {
    const { stopOnBadContent } = await import('./build-check');
    await stopOnBadContent({ reporter: { error } } as unknown as ParentSpanPluginArgs);
  });
  process.chdir(project);
  rmSync(folder, { recursive: true });
  expect(error.mock.calls.flat()[0] ?? 'nothing').toMatch(message);
  expect(exit).toHaveBeenCalledTimes(error.mock.calls.length);
});
