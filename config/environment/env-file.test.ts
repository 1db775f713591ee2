import { envFileOf } from './env-file';

it.each<[NodeJS.ProcessEnv, string]>([
  [{ NODE_ENV: 'production' }, '.env.production'],
  [{ NODE_ENV: 'development' }, '.env.development'],
  [{ NODE_ENV: 'production', GATSBY_ACTIVE_ENV: 'staging' }, '.env.staging'],
  [{ GATSBY_ACTIVE_ENV: '' }, '.env.production'],
])('with %j, the variables of a build are in %s', (environment, file) => {
  expect(envFileOf(environment)).toBe(file);
});
