import type { Facts } from '../model';
import { compileOnce } from './compile-once';

it('compiles a node once for the same facts, and again for others', () => {
  const compile = jest.fn((_node: object, facts: Facts) => ({
    html: String(facts['brand']),
    intro: '',
    parts: [],
  }));
  const compiledBodyOf = compileOnce(compile);
  const node = {};
  const facts = { brand: 'Plain' };
  expect(compiledBodyOf(node, facts)).toBe(compiledBodyOf(node, facts));
  expect(compile).toHaveBeenCalledTimes(1);
  expect(compiledBodyOf(node, { brand: 'Good' }).html).toBe('Good');
  expect(compiledBodyOf({}, facts).html).toBe('Plain');
});
