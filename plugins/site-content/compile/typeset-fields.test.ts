import { typesetFields } from './typeset-fields';

it('typesets texts in lists and leaves other values unchanged', () => {
  const steps = [{ when: 'April 30', on: '2025-04-30', order: 1, none: null }];
  expect(typesetFields({ steps })).toEqual({
    steps: [{ when: 'April\u00a030', on: '2025-04-30', order: 1, none: null }],
  });
});

it.each([
  ["your team's, and the banks' own", "your team’s, and the banks' own"],
  ["Don't say 'no'", "Don’t say 'no'"],
])('typesets the apostrophes of %s', (typed, set) => expect(typesetFields(typed)).toBe(set));
