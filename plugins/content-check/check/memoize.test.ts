import { withoutMemory, memoizeRecent } from './memoize';

it('reuses the results for the two newest inputs of a key', () => {
  const remember = memoizeRecent();
  const made: string[] = [];
  const get = (key: string, input: string) =>
    remember(key, [input], () => {
      made.push(`${key}: ${input}`);
      return `${key} of ${input}`;
    });
  const inputs = ['saved', 'typed', 'saved', 'typed more', 'saved', 'typed'];
  expect(inputs.map((input) => get('a', input))).toEqual(inputs.map((input) => `a of ${input}`));
  expect(get('b', 'saved')).toBe('b of saved');
  expect(made).toEqual(['a: saved', 'a: typed', 'a: typed more', 'a: typed', 'b: saved']);
});

it('makes each result again without a memory', () => {
  const make = jest.fn(() => 1);
  expect([withoutMemory('a', [], make), withoutMemory('a', [], make)]).toEqual([1, 1]);
  expect(make).toHaveBeenCalledTimes(2);
});
