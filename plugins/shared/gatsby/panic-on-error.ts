import type { Reporter } from 'gatsby';
import { BuildError } from './build-error';

/**
 * Runs a step of a build, and ends Gatsby when the step throws. For a BuildError, Gatsby prints only the
 * message; for any other error, also the stack, which shows where our code has a mistake.
 */
export async function panicOnError(
  reporter: Pick<Reporter, 'panic'>,
  step: () => void | Promise<void>,
): Promise<void> {
  try {
    await step();
  } catch (error) {
    reporter.panic(error instanceof BuildError ? error.message : (error as Error));
  }
}
