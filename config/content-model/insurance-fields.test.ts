import { validFieldsOf } from '../../tests/support/front-matter';
import { insuranceFields } from './insurance-fields';

it.each([
  ['{amount}', true],
  ['Up to {amount} per person', true],
  ['Up to $250,000 per person', false],
  ['{amount}, or {amount} per person', false],
])(
  'wants the amount once in the sentence about insurance, which the figure shows large: %s',
  (sentence, expected) => {
    const insurance = validFieldsOf('LandingBenefits')['insurance'] as object;
    expect(insuranceFields.insurance.safeParse({ ...insurance, sentence }).success).toBe(expected);
  },
);
