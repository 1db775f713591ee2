import type { PreInitArgs } from 'gatsby';
import { onPreInit } from '../../gatsby-node';

const environment = process.env;
afterEach(() => {
  process.env = environment;
});

/** The messages of Gatsby before it does any work. A panic ends it. */
async function messagesWith(variables: NodeJS.ProcessEnv): Promise<Record<'panic' | 'warn', unknown[]>> {
  process.env = { ...environment, ...variables };
  const [panic, warn] = [jest.fn(), jest.fn()];
  await onPreInit?.(
    { reporter: { panic, warn } } as unknown as PreInitArgs,
    { plugins: [] },
    () => undefined,
  );
  return { panic: panic.mock.calls.flat(), warn: warn.mock.calls.flat() };
}

it('stops Gatsby with a sentence for each variable that has a mistake', async () => {
  expect((await messagesWith({ SITE_PREVIEW: 'yes', SITE_DATE: 'May' })).panic).toEqual([
    expect.stringMatching(/^SITE_DATE is "May".*\nSITE_PREVIEW must be 1 or 0. It is: yes$/s),
  ]);
});

it('goes on without a mistake', async () => {
  expect(await messagesWith({ SITE_PREVIEW: '1', SITE_DATE: '' })).toEqual({ panic: [], warn: [] });
});

it('goes on with a warning when the build is for another day', async () => {
  const { panic, warn } = await messagesWith({ SITE_DATE: '9999-01-01' });
  expect(panic).toEqual([]);
  expect(warn).toEqual([expect.stringMatching(/^SITE_DATE is 9999-01-01, and today is /)]);
});

it('stops when the real site is built for another day', async () => {
  const realSite = { WAITLIST_REQUIRED: '1', GATSBY_WAITLIST_URL: '/join', SITE_DATE: '9999-01-01' };
  expect((await messagesWith(realSite)).panic).toEqual([
    expect.stringMatching(/^SITE_DATE is 9999-01-01.*is built for today only: unset SITE_DATE\.$/),
  ]);
});
