import type { Facts, Placeholder } from '../../plugins/mdx-content';
import { formatDate } from '../../plugins/shared/format-date';
import { MONTHS } from '../../plugins/shared/months';
import { quarterDates, type LaunchFacts } from '../../src/shared/launch-dates';
import { typedFacts } from './site-facts';

const ORDINALS = ['first', 'second', 'third', 'fourth'];

/**
 * The names of the placeholders that follow from `launch` and `firstReport` in content/site.yaml.
 * In a field, the name is written in braces (`{quarterEnd}`); in a body, as a component
 * (`<QuarterEnd />`).
 */
export const LAUNCH_PLACEHOLDER_NAMES = [
  'launch',
  'quarter',
  'quarterMonths',
  'quarterEnd',
  'filingsDue',
] as const;

export type LaunchPlaceholderName = (typeof LAUNCH_PLACEHOLDER_NAMES)[number];

/** @returns what a placeholder of the launch stands for, such as `March 31, 2025` for `quarterEnd` */
export function launchText(name: LaunchPlaceholderName, { launch, firstReport }: LaunchFacts): string {
  const { year, quarter, end, filingsDue } = quarterDates(firstReport);
  const firstMonth = (quarter - 1) * 3;
  const texts: Record<LaunchPlaceholderName, string> = {
    launch,
    quarter: `${ORDINALS[quarter - 1]}-quarter ${year}`,
    quarterMonths: `${MONTHS[firstMonth]} to ${MONTHS[firstMonth + 2]}`,
    quarterEnd: formatDate(end),
    filingsDue: formatDate(filingsDue),
  };
  return texts[name];
}

/** @returns the quarter of the first issue, such as `first-quarter 2025` */
export const quarterText = (facts: Facts) => launchText('quarter', typedFacts(facts));

/** The placeholders of the launch. */
export const LAUNCH_PLACEHOLDERS: Readonly<Record<string, Placeholder>> = Object.fromEntries(
  LAUNCH_PLACEHOLDER_NAMES.map((name): [string, Placeholder] => [
    name,
    { textOf: (facts) => launchText(name, typedFacts(facts)) },
  ]),
);
