import { messageOf } from '../../plugins/shared/text/message-of';

/**
 * Runs what a command does. When that throws, prints the message without a stack, and sets the exit code.
 *
 * @param options.prefix a sentence before the message that says what could not be done
 */
export async function runCommand(
  run: () => void | Promise<void>,
  { prefix, exitCode = 1 }: { prefix?: string; exitCode?: number } = {},
): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(prefix === undefined ? messageOf(error) : `${prefix} ${messageOf(error)}`);
    process.exitCode = exitCode;
  }
}
