import { MODEL } from '../fixtures/options';
import { factsShown } from './legal-version';

const CONDITIONAL = '<IfOperator>\n\nSomebody runs this site.\n\n</IfOperator>';

it.each([
  ['the fact that its text shows', 'Write to <ContactEmail />.', { email: 'write@example.com' }],
  ['null for an optional fact that is not known', 'By <Operator />.', { operator: null }],
  ['the fact on which some of its words depend', CONDITIONAL, { operator: null }],
  ['no fact that its text does not show', 'Text.', {}],
])('a version is recorded with %s', (_what, body, expected) => {
  expect(factsShown(body, { brand: 'Sample', email: 'write@example.com' }, MODEL)).toEqual(expected);
});
