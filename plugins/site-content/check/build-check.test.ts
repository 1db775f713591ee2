import type { ParentSpanPluginArgs } from 'gatsby';
import { stopOnBadSiteUrl } from './build-check';

const { SITE_URL } = process.env;

afterEach(() => {
  jest.restoreAllMocks();
  if (SITE_URL === undefined) delete process.env['SITE_URL'];
  else process.env['SITE_URL'] = SITE_URL;
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
