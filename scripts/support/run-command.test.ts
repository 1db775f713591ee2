import { runInProcess } from '../../tests/support/run-in-process';
import { runCommand } from './run-command';

const run = (command: () => Promise<void>) => runInProcess(command, process.cwd());

function fail(): never {
  throw new Error('The disk is full.');
}

it('keeps the exit code that a command has set', async () => {
  const command = () =>
    runCommand(() => {
      process.exitCode = 3;
    });
  expect(await run(command)).toEqual({ status: 3, stdout: '', stderr: '' });
});

it.each([
  ['throws', fail],
  ['rejects', () => Promise.reject(new Error('The disk is full.'))],
])('prints only the message, and sets the exit code, when a command %s', async (_how, command) => {
  const result = await run(() => runCommand(command));
  expect(result).toEqual({ status: 1, stdout: '', stderr: 'The disk is full.\n' });
});

it('says first what could not be done, with the exit code of the command', async () => {
  const result = await run(() => runCommand(fail, { prefix: 'Nothing was saved.', exitCode: 2 }));
  expect(result).toMatchObject({ status: 2, stderr: 'Nothing was saved. The disk is full.\n' });
});
