import * as z from 'zod';
import type { Placeholder } from '../../plugins/mdx-content';
import { formatDate } from '../../plugins/shared/text/format-date';
import { MONTHS } from '../../plugins/shared/text/months';
import { quarterDates, type LaunchFacts } from '../../src/shared/launch-dates';
import { siteFactsSchema } from './site-facts';

const ORDINALS = ['first', 'second', 'third', 'fourth'];

/**
 * The names of the placeholders that follow from `launch` and `firstReport` in content/site.yaml. In a field,
 * the name is written in braces (`{quarterEnd}`); in a body, as a component (`<QuarterEnd />`).
 */
export const LAUNCH_PLACEHOLDER_NAMES = [
  'launch',
  'quarter',
  'quarterMonths',
  'quarterEnd',
  'filingsDue',
] as const;

export type LaunchPlaceholderName = (typeof LAUNCH_PLACEHOLDER_NAMES)[number];

/** The facts from which the texts of the placeholders are made. */
type SourceFacts = Pick<LaunchFacts, 'launch' | 'firstReport'>;

const sourceFacts: z.ZodType<SourceFacts> = z.object({
  launch: siteFactsSchema.shape.launch,
  firstReport: siteFactsSchema.shape.firstReport,
});

/** @returns the text of a placeholder, such as `March 31, 2025` for `quarterEnd` */
export function launchText(name: LaunchPlaceholderName, { launch, firstReport }: SourceFacts): string {
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

export const LAUNCH_PLACEHOLDERS: Readonly<Record<string, Placeholder>> = Object.fromEntries(
  LAUNCH_PLACEHOLDER_NAMES.map((name): [string, Placeholder] => [
    name,
    { textOf: (facts) => launchText(name, sourceFacts.parse(facts)) },
  ]),
);
