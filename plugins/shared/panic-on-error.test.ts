import { panicOnError } from './panic-on-error';

/** Runs the step, and returns with what Gatsby was ended. */
async function panicsOf(step: () => void | Promise<void>): Promise<unknown[]> {
  const panic = jest.fn<never, [unknown]>();
  await panicOnError({ panic }, step);
  return panic.mock.calls.map(([error]) => error);
}

it.each<[what: string, step: () => void | Promise<void>]>([
  [
    'throws',
    () => {
      throw new Error('No such day.');
    },
  ],
  ['rejects', () => Promise.reject(new Error('No such day.'))],
])('ends Gatsby with the message alone when the step %s', async (_what, step) => {
  expect(await panicsOf(step)).toEqual(['No such day.']);
});

it('does nothing when the step succeeds', async () => {
  expect(await panicsOf(() => undefined)).toEqual([]);
});
