import { validFieldsOf } from '../../../tests/support/front-matter';
import { LANDING_BENEFITS } from './landing-benefits';

it.each([
  ['{amount}', true],
  ['Up to {amount} per person', true],
  ['Up to $250,000 per person', false],
  ['{amount}, or {amount} per person', false],
])(
  'wants the amount once in the sentence about insurance, which the figure shows large: %s',
  (sentence, expected) => {
    const fields = validFieldsOf('LandingBenefits');
    const insurance = { ...(fields['insurance'] as object), sentence };
    expect(LANDING_BENEFITS.frontMatter.safeParse({ ...fields, insurance }).success).toBe(expected);
  },
);
