import type { Reporter } from 'gatsby';
import { BuildError } from './build-error';

/**
 * Runs a step of a build, and ends Gatsby when the step throws: with the sentence alone of a BuildError, and
 * with any other error as it is, whose stack shows where our code has a mistake.
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
