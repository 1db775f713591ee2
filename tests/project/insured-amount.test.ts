import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { checkEditedFile, type ContentFiles } from '../../plugins/content-check';
import { settingsWithoutVariables } from '../../config/environment/check-settings';
import { contentOnlyCheckOptions } from '../../config/plugin-options/content-only-check-options';
import { FIXTURE_CONTENT } from '../support/content';
import { frontMatterOf, validFieldsOf } from '../support/front-matter';

const RULE = 'insurance-in-full';

/** The policy of the site without its other rules, which name files that the fixture content lacks. */
function policyWithRule(): string {
  const { required } = parse(readFileSync('content/policy.yaml', 'utf8')) as { required: { id: string }[] };
  return stringify({ required: required.filter(({ id }) => id === RULE), forbidden: [] });
}

const FILES: ContentFiles = {
  content: { ...FIXTURE_CONTENT, 'policy.yaml': policyWithRule() },
  staticFiles: [],
};

/** @returns the rules that the benefits break when they have this sentence about the insured amount */
function rulesBrokenBy(sentence: string): string[] {
  const insurance = { ...(validFieldsOf('LandingBenefits')['insurance'] as object), sentence };
  const benefits = `${frontMatterOf('LandingBenefits', { insurance })}## A question\n`;
  const options = contentOnlyCheckOptions(settingsWithoutVariables('2025-05-02'));
  return checkEditedFile('landing/benefits.mdx', benefits, FILES, options).map(({ rule }) => rule);
}

it('the policy requires all conditions beside the amount that the page fills in', () => {
  const conditions = 'per depositor, per FDIC-insured bank, for each account ownership category';
  expect(rulesBrokenBy(`The amount is {amount} ${conditions}.`)).toEqual([]);
  expect(rulesBrokenBy('The amount is {amount} per depositor.')).toEqual([`policy/${RULE}`]);
});
