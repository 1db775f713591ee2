import { MODEL } from './fixtures/model';
import { resolvePlaceholders } from './placeholders';

it('resolves placeholders, at the start of the text with a capital letter, and leaves unknown names', () => {
  const facts = { season: 'in May' };
  expect(resolvePlaceholders('{season}, not {unknown} or {constructor}, {season}', facts, MODEL)).toBe(
    'In May, not {unknown} or {constructor}, in May',
  );
});
