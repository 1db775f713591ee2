import { kibibytes, sum } from './sizes';
import type { PageWeight, WeighedFile } from './weigh-pages';

interface Measure {
  /** What the bytes are compressed with; none for a count. */
  unit?: string;
  of: (weight: PageWeight) => number;
  /** What a developer can do when it is over its budget. */
  advice: string;
}

const filesOf = (files: readonly WeighedFile[], kind: WeighedFile['kind']) =>
  files.filter((file) => file.kind === kind).map(({ sizes }) => sizes);

/** The measures of a page that have a budget. Content words are excluded from every one. */
const measures = {
  scripts: {
    unit: 'gzip',
    of: ({ inlineScripts, atOnce }) => sum([inlineScripts, ...filesOf(atOnce, 'scripts')]).gzip,
    advice: 'Load code that is needed on first use only with import(), or do without a script.',
  },
  'scripts on first use': {
    unit: 'gzip',
    of: ({ onFirstUse }) => sum(filesOf(onFirstUse, 'scripts')).gzip,
    advice: 'Look for a smaller package, or for code that is not used.',
  },
  'HTML around the words': {
    unit: 'gzip',
    of: ({ frame }) => frame.gzip,
    advice: 'Look for markup or data that the page contains twice.',
  },
  styles: {
    unit: 'gzip',
    of: ({ inlineStyles, atOnce }) => sum([inlineStyles, ...filesOf(atOnce, 'styles')]).gzip,
    advice: 'Look for styles that no element of the page uses, or that two components share.',
  },
  font: {
    unit: 'woff2',
    of: ({ atOnce }) => sum(filesOf(atOnce, 'font')).gzip,
    advice: 'Cut fewer characters or weights into it: npx tsx scripts/subset-font.ts.',
  },
  'all but the words': {
    unit: 'brotli',
    of: ({ frame, atOnce }) => sum([frame, ...atOnce.map(({ sizes }) => sizes)]).brotli,
    advice: 'Compare the sizes with those of the last commit: npm run bench prints them.',
  },
  requests: {
    of: ({ atOnce }) => 1 + atOnce.length,
    advice: 'Put it into the page, or request it on first use.',
  },
} satisfies Record<string, Measure>;

export type MeasureName = keyof typeof measures;
export const MEASURES: Readonly<Record<MeasureName, Measure>> = measures;

/** A value of a measure with its unit, such as "1.5 KiB gzip" or "6 requests". */
export function amount(measure: MeasureName, value: number): string {
  const { unit } = MEASURES[measure];
  return unit ? `${kibibytes(value)} ${unit}` : `${value} requests`;
}
