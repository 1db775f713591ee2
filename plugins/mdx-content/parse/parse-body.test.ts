import { componentsOf, parseBody } from './parse-body';

it('finds each tag of a body once, in the order of the text', () => {
  const body = [
    '<IfOperator>\n\nRun by <Operator />.\n\n</IfOperator>',
    '<IfSimulated>\n\nNot yet.\n\n</IfSimulated>',
    'Write to <ContactEmail /> at <Brand />.',
  ].join('\n\n');
  expect(componentsOf(parseBody(body)).map(({ name }) => name)).toEqual([
    ...['IfOperator', 'Operator', 'IfSimulated', 'ContactEmail', 'Brand'],
  ]);
});
