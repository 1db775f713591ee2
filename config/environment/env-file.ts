/** The file with the variables of `gatsby build`, unless GATSBY_ACTIVE_ENV names another environment. */
export const PRODUCTION_ENV_FILE = '.env.production';

/**
 * Tells which file has the variables of a build. Gatsby reads the same file for the code that runs in
 * browsers.
 *
 * @param environment the variables that are set without the file; a script has no NODE_ENV, so it reads the
 *   file of `gatsby build`
 */
export function envFileOf({ GATSBY_ACTIVE_ENV, NODE_ENV }: NodeJS.ProcessEnv): string {
  if (GATSBY_ACTIVE_ENV) return `.env.${GATSBY_ACTIVE_ENV}`;
  return NODE_ENV === 'development' ? '.env.development' : PRODUCTION_ENV_FILE;
}
