import { readDeliveryConfig } from './read-delivery-config';
import { signUpModeOf } from './sign-up-mode-of';

it.each<[NodeJS.ProcessEnv, string]>([
  [{}, 'simulated'],
  [{ GATSBY_WAITLIST_URL: '/join' }, 'delivered'],
  [{ GATSBY_WAITLIST_URL: '/join', GATSBY_WAITLIST_CONFIRMS: 'yes' }, 'confirmed'],
])('says what becomes of sign-ups: with %j they are %s', (environment, mode) => {
  expect(signUpModeOf(readDeliveryConfig(environment))).toBe(mode);
});
