import { remembering } from './memoize';

it('makes what it has made before only once, as long as it is among the kept', () => {
  const make = jest.fn((word: string) => ({ word }));
  const remembered = remembering(2, make, (word) => word.toLowerCase());
  expect(remembered('a')).toBe(remembered('A'));
  expect(make).toHaveBeenCalledTimes(1);
  remembered('b');
  remembered('c');
  expect(remembered('a')).toEqual({ word: 'a' });
  expect(make).toHaveBeenCalledTimes(4);
});
