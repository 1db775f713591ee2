import { MODEL } from './fixtures/options';
import { factsShown } from './legal-version';

const WAITING = '<IfOperator>\n\nSomebody runs this site.\n\n</IfOperator>';

it.each([
  ['a fact that the text shows', 'Write to <ContactEmail />.', { email: 'write@example.com' }],
  ['that an optional fact is open', 'By <Operator />.', { operator: null }],
  ['a fact on which words of the text depend', WAITING, { operator: null }],
  ['no fact that the text does not have', 'Text.', {}],
])('a version has %s', (_what, body, expected) => {
  expect(factsShown(body, { brand: 'Sample', email: 'write@example.com' }, MODEL)).toEqual(expected);
});
