import type { PreInitArgs } from 'gatsby';
import { onPreInit } from '../../gatsby-node';

const environment = process.env;
afterEach(() => {
  process.env = environment;
});

/** The messages with which Gatsby stops before any work. */
async function messagesWith(variables: NodeJS.ProcessEnv): Promise<unknown[]> {
  process.env = { ...environment, ...variables };
  const panic = jest.fn();
  await onPreInit?.({ reporter: { panic } } as unknown as PreInitArgs, { plugins: [] }, () => undefined);
  return panic.mock.calls.flat();
}

it('stops Gatsby with a sentence for each variable that has a mistake', async () => {
  expect(await messagesWith({ SITE_PREVIEW: 'yes', SITE_DATE: 'May' })).toEqual([
    expect.stringMatching(/^SITE_DATE is "May".*\nSITE_PREVIEW must be 1 or 0. It is: yes$/s),
  ]);
});

it('goes on without a mistake', async () => {
  expect(await messagesWith({ SITE_PREVIEW: '1' })).toEqual([]);
});
