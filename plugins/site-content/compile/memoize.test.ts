import { memoize } from './memoize';

it('computes a result once, until the cache is full', () => {
  const compute = jest.fn((word: string) => ({ word }));
  const memoized = memoize(2, compute, (word) => word.toLowerCase());
  expect(memoized('a')).toBe(memoized('A'));
  expect(compute).toHaveBeenCalledTimes(1);
  memoized('b');
  memoized('c');
  expect(memoized('a')).toEqual({ word: 'a' });
  expect(compute).toHaveBeenCalledTimes(4);
});
