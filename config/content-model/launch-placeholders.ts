import * as z from 'zod';
import type { Placeholder } from '../../plugins/mdx-content';
import { formatDate } from '../../plugins/shared/text/format-date';
import { MONTHS } from '../../plugins/shared/text/months';
import { quarterDates } from '../../src/shared/launch-dates';
import { siteFactsSchema, type SiteFacts } from './site-facts';

const ORDINALS = ['first', 'second', 'third', 'fourth'];

/** The facts from which the texts of the placeholders are made. */
type SourceFacts = Pick<SiteFacts, 'launch' | 'firstReport'>;

const sourceFactsSchema: z.ZodType<SourceFacts> = z.object({
  launch: siteFactsSchema.shape.launch,
  firstReport: siteFactsSchema.shape.firstReport,
});

/** The functions that make the texts of the placeholders, such as `March 31, 2025` for `quarterEnd`. */
const TEXTS = {
  launch: ({ launch }) => launch,
  quarter: ({ firstReport }) => {
    const { year, quarter } = quarterDates(firstReport);
    return `${ORDINALS[quarter - 1]}-quarter ${year}`;
  },
  quarterMonths: ({ firstReport }) => {
    const { quarter } = quarterDates(firstReport);
    const firstMonth = (quarter - 1) * 3;
    return `${MONTHS[firstMonth]} to ${MONTHS[firstMonth + 2]}`;
  },
  quarterEnd: ({ firstReport }) => formatDate(quarterDates(firstReport).end),
  filingsDue: ({ firstReport }) => formatDate(quarterDates(firstReport).filingsDue),
} satisfies Record<string, (facts: SourceFacts) => string>;

export type LaunchPlaceholderName = keyof typeof TEXTS;

/**
 * The placeholders that follow from `launch` and `firstReport` in content/site.yaml. In a field, the name is
 * written in braces (`{quarterEnd}`); in a body, as a component (`<QuarterEnd />`).
 */
export const LAUNCH_PLACEHOLDERS: Readonly<Record<string, Placeholder>> = Object.fromEntries(
  Object.entries(TEXTS).map(([name, textOf]): [string, Placeholder] => [
    name,
    { textOf: (facts) => textOf(sourceFactsSchema.parse(facts)) },
  ]),
);
