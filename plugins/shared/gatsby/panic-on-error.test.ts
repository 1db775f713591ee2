import { BuildError } from './build-error';
import { panicOnError } from './panic-on-error';

/** Runs the step, and returns the errors with which it ended the build. */
async function panicsOf(step: () => void | Promise<void>): Promise<unknown[]> {
  const panicOnBuild = jest.fn<never, [unknown]>();
  await panicOnError({ panicOnBuild }, step);
  return panicOnBuild.mock.calls.map(([error]) => error);
}

it.each<[what: string, step: () => void | Promise<void>]>([
  [
    'throws',
    () => {
      throw new BuildError('No such day.');
    },
  ],
  ['rejects', () => Promise.reject(new BuildError('No such day.'))],
])('ends the build with the message alone when the step %s', async (_what, step) => {
  expect(await panicsOf(step)).toEqual(['No such day.']);
});

it('keeps the stack of a mistake in our code', async () => {
  const mistake = new TypeError('days is not iterable');
  expect(await panicsOf(() => Promise.reject(mistake))).toEqual([mistake]);
});

it('does nothing when the step succeeds', async () => {
  expect(await panicsOf(() => undefined)).toEqual([]);
});
