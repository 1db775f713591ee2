import type { Reporter } from 'gatsby';
import { BuildError } from './build-error';

/**
 * Runs a step. When it throws, `gatsby build` ends, and `gatsby develop` only reports the error. For a
 * BuildError, Gatsby prints only the message; for any other error, also the stack, which shows where our code
 * has a mistake.
 */
export async function panicOnError(
  reporter: Pick<Reporter, 'panicOnBuild'>,
  step: () => void | Promise<void>,
): Promise<void> {
  try {
    await step();
  } catch (error) {
    reporter.panicOnBuild(error instanceof BuildError ? error.message : (error as Error));
  }
}
