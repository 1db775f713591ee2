import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkFiles } from '../../plugins/content-check';
import { contentCheckOptions } from '../../config/content-check-options';

const BENEFITS = 'landing/benefits.mdx';

/** The files of content/ that the check reads. */
const CONTENT = Object.fromEntries(
  readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:mdx|yaml)$/.test(file))
    .map((file): [string, string] => [file, readFileSync(path.join('content', file), 'utf8')]),
);

/**
 * Checks the benefits with another sentence about the insured amount, and without other uses of that amount.
 *
 * @returns the rules that they break
 */
function rulesBrokenBy(sentence: string): string[] {
  const benefits = CONTENT[BENEFITS]?.replaceAll('$250,000', 'this amount').replace(
    /(?<= sentence: )>-\n(?: {4}.*\n)+/,
    `"${sentence}"\n`,
  );
  const { findings } = checkFiles(
    { content: { ...CONTENT, [BENEFITS]: benefits }, staticFiles: [] },
    contentCheckOptions({ today: '2025-05-02' }),
  );
  return findings.filter(({ file }) => file === `content/${BENEFITS}`).map(({ rule }) => rule);
}

it('wants all conditions beside the amount that the page fills in', () => {
  const conditions = 'per depositor, per FDIC-insured bank, for each account ownership category';
  expect(rulesBrokenBy(`The amount is {amount} ${conditions}.`)).not.toContain('policy/insurance-in-full');
  expect(rulesBrokenBy('The amount is {amount} per depositor.')).toContain('policy/insurance-in-full');
});
