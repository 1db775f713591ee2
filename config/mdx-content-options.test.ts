import { mdxContentOptions } from './mdx-content-options';
import { readWaitlistSettings } from './waitlist-settings';

it.each<[NodeJS.ProcessEnv, string]>([
  [{}, 'simulated'],
  [{ GATSBY_WAITLIST_URL: '/join' }, 'delivered'],
  [{ GATSBY_WAITLIST_URL: '/join', GATSBY_WAITLIST_CONFIRMS: 'yes' }, 'confirmed'],
])('varies content with what becomes of sign-ups: with %j they are %s', (environment, variant) => {
  const delivery = readWaitlistSettings(environment);
  expect(mdxContentOptions({ factOverrides: {}, delivery })).toMatchObject({ variant });
});
