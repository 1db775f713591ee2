import { readdirSync } from 'node:fs';

/**
 * The fewest questions that content/faq may have (docs/requirements.md, section 2). Change it only if a
 * question was removed on purpose.
 */
const MINIMUM = 8;

it('content/faq holds the questions that the customer asked for', () => {
  const questions = readdirSync('content/faq').filter((name) => name.endsWith('.mdx'));
  expect(questions.length).toBeGreaterThanOrEqual(MINIMUM);
});
