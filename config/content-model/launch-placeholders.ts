import * as z from 'zod';
import type { Facts, Placeholder } from '../../plugins/mdx-content';
import { formatDate } from '../../plugins/shared/format-date';
import { MONTHS } from '../../plugins/shared/months';
import { quarterDates, type LaunchFacts } from '../../src/shared/launch-dates';

/** The pattern of `firstReport`: a year and a quarter. */
export const QUARTER = /^20\d\d-Q[1-4]$/;

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

/** Takes the facts of the launch from those of a valid site.yaml, which the model types as unknown. */
const launchFacts: z.ZodType<LaunchFacts> = z.object({
  launch: z.string(),
  launchBy: z.string(),
  firstReport: z.string(),
});

/** @returns the quarter of the first issue, such as `first-quarter 2025` */
export const quarterText = (facts: Facts) => launchText('quarter', launchFacts.parse(facts));

/** The placeholders of the launch. */
export const LAUNCH_PLACEHOLDERS: Readonly<Record<string, Placeholder>> = Object.fromEntries(
  LAUNCH_PLACEHOLDER_NAMES.map((name): [string, Placeholder] => [name, placeholderOf(name)]),
);

function placeholderOf(name: LaunchPlaceholderName): Placeholder {
  return { textOf: (facts) => launchText(name, launchFacts.parse(facts)) };
}
