import type { ParentSpanPluginArgs } from 'gatsby';
import { stopOnBadSiteUrl } from './build-check';

const { SITE_URL } = process.env;

afterEach(() => {
  jest.restoreAllMocks();
  if (SITE_URL === undefined) delete process.env['SITE_URL'];
  else process.env['SITE_URL'] = SITE_URL;
});

/** What the build says, and the status that it ends with, where it is stopped. */
function start(siteUrl: string): { said: string[]; status: unknown } {
  process.env['SITE_URL'] = siteUrl;
  const error = jest.fn();
  const exit = jest.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  stopOnBadSiteUrl({ reporter: { error } } as unknown as ParentSpanPluginArgs);
  return { said: error.mock.calls.flat(), status: exit.mock.calls[0]?.[0] };
}

it('stops a build for a public address that is none, with one sentence', () => {
  expect(start('example.org')).toEqual({
    said: [
      'The environment variable SITE_URL must be a web address that begins with https://, such as https://www.example.org; found example.org',
    ],
    status: 1,
  });
});

it.each(['', 'https://www.example.org'])('goes on with SITE_URL "%s"', (siteUrl) => {
  expect(start(siteUrl)).toEqual({ said: [], status: undefined });
});
