import { ROUTES } from '../../src/shared/routes';
import type { PageWeight, Sizes, WeighedFile } from './weigh-pages';

interface Measure {
  /** What the bytes are compressed with; none for a count. */
  unit?: string;
  of: (weight: PageWeight) => number;
  /** What a developer can do when it is over its budget. */
  advice: string;
}

const sizesOf = (files: readonly WeighedFile[], kind: WeighedFile['kind']): Sizes[] =>
  files.filter((file) => file.kind === kind).map(({ sizes }) => sizes);

const total = (sizes: readonly Sizes[], format: keyof Sizes = 'gzip'): number =>
  sizes.reduce((sum, size) => sum + size[format], 0);

/** The measures of a page that have a budget. Content words are excluded from every one. */
const measures = {
  scripts: {
    unit: 'gzip',
    of: ({ inlineScripts, atOnce }) => total([inlineScripts, ...sizesOf(atOnce, 'scripts')]),
    advice: 'Load code that is needed on first use only with import(), or do without a script.',
  },
  'scripts on first use': {
    unit: 'gzip',
    of: ({ onFirstUse }) => total(sizesOf(onFirstUse, 'scripts')),
    advice: 'Look for a smaller package, or for code that is not used.',
  },
  'HTML around the words': {
    unit: 'gzip',
    of: ({ frame }) => frame.gzip,
    advice: 'Look for markup or data that the page contains twice.',
  },
  styles: {
    unit: 'gzip',
    of: ({ inlineStyles, atOnce }) => total([inlineStyles, ...sizesOf(atOnce, 'styles')]),
    advice: 'Look for styles that no element of the page uses, or that two components share.',
  },
  font: {
    unit: 'woff2',
    of: ({ atOnce }) => total(sizesOf(atOnce, 'font')),
    advice: 'Cut fewer characters or weights into it: npx tsx scripts/subset-font.ts.',
  },
  'all but the words': {
    unit: 'brotli',
    of: ({ frame, atOnce }) => total([frame, ...atOnce.map(({ sizes }) => sizes)], 'brotli'),
    advice: 'Compare the sizes with those of the last commit.',
  },
  requests: {
    of: ({ atOnce }) => 1 + atOnce.length,
    advice: 'Put it into the page, or request it on first use.',
  },
} satisfies Record<string, Measure>;

export type MeasureName = keyof typeof measures;
export const MEASURES: Readonly<Record<MeasureName, Measure>> = measures;

/** The most that a page may weigh. To agree to more, raise the number and give the reason. */
export interface Budget {
  /** The page's address; without it, the budget applies to every page. */
  page?: string;
  measure: MeasureName;
  /** In KiB; for requests, a count. */
  most: number;
  /** Why this number. */
  reason: string;
}

const MARGIN = 'The number is the size when it was set and a twentieth more, so that growth is noticed.';

export const BUDGETS: readonly Budget[] = [
  {
    measure: 'scripts',
    most: 60,
    reason:
      'React with its DOM is 44 KiB, which leaves 16 for the given packages and our own. On slow 4G each further 10 KiB arrive 50 ms later. The aim is 50.',
  },
  {
    measure: 'scripts on first use',
    most: 9.3,
    reason: `They are the toasts, requested when a visitor starts with the form, and the delivery, requested where a receiver is set. ${MARGIN}`,
  },
  {
    page: ROUTES.home.path,
    measure: 'HTML around the words',
    most: 14.6,
    reason: `With its words, the page is 12.4 KiB of Brotli; a server may send 14 before the browser answers. ${MARGIN}`,
  },
  {
    page: ROUTES.legal.path,
    measure: 'HTML around the words',
    most: 10.3,
    reason: `The words of four documents are 10 KiB more. ${MARGIN}`,
  },
  {
    page: ROUTES.history.path,
    measure: 'HTML around the words',
    most: 8,
    reason: 'There is room for a hundred more versions, each a row of 5 bytes beside its words.',
  },
  {
    page: ROUTES.notFound.path,
    measure: 'HTML around the words',
    most: 6.9,
    reason: `It has little but the head, bar and footer of all pages, so growth here is growth everywhere. ${MARGIN}`,
  },
  {
    page: ROUTES.home.path,
    measure: 'styles',
    most: 5.6,
    reason: `They are in the page, before its first word, so that the first paint waits for no second file. ${MARGIN}`,
  },
  {
    page: ROUTES.legal.path,
    measure: 'styles',
    most: 4,
    reason: `They are in the page, before its first word. ${MARGIN}`,
  },
  {
    measure: 'font',
    most: 6,
    reason:
      'One weight with the letters and signs of English fits into it; a second weight or alphabet does not.',
  },
  {
    page: ROUTES.home.path,
    measure: 'all but the words',
    most: 62.2,
    reason: 'With words and response headers, the page is then half of what it is in Next.js (64.6 KiB).',
  },
  {
    page: ROUTES.legal.path,
    measure: 'all but the words',
    most: 58.5,
    reason: 'With words and response headers, the page is then half of what it is in Next.js (67.4 KiB).',
  },
  {
    measure: 'requests',
    most: 6,
    reason:
      'They are the document, the font, the icon, the script of all pages and those of two islands. Each further one competes with these for bandwidth.',
  },
];
