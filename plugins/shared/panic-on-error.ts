import type { Reporter } from 'gatsby';
import { messageOf } from './message-of';

/**
 * Runs a step of a build, and ends Gatsby with the message of what the step throws. Gatsby would print the
 * stack of an error besides, whose lines are of compiled code.
 */
export async function panicOnError(
  reporter: Pick<Reporter, 'panic'>,
  step: () => void | Promise<void>,
): Promise<void> {
  try {
    await step();
  } catch (error) {
    reporter.panic(messageOf(error));
  }
}
