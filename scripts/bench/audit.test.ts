import { audit } from './audit';

test('finds what is missing and what is there twice', () => {
  expect(audit(['a', 'b', 'c'], ['b', 'c', 'c', 'd', 'd'])).toEqual({ missing: ['a'], twice: ['c', 'd'] });
  expect(audit(['a'], ['a', 'b'])).toEqual({ missing: [], twice: [] });
});
