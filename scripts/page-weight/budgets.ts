import { ROUTES } from '../../src/shared/routes';
import { sum } from './sizes';
import { wholePage, type PageWeight, type WeighedFile } from './weigh-pages';

const filesOf = (files: readonly WeighedFile[], kind: WeighedFile['kind']) =>
  files.filter((file) => file.kind === kind).map(({ sizes }) => sizes);

/** What of a page has a budget, and how it is counted. Words count nowhere: to write more of them needs nobody's leave. */
export const MEASURES = {
  scripts: {
    unit: 'gzip',
    of: ({ inlineScripts, atOnce }: PageWeight) => sum([inlineScripts, ...filesOf(atOnce, 'scripts')]).gzip,
  },
  'scripts on first use': {
    unit: 'gzip',
    of: ({ onFirstUse }: PageWeight) => sum(filesOf(onFirstUse, 'scripts')).gzip,
  },
  'HTML around the words': {
    unit: 'gzip',
    of: ({ document, causes }: PageWeight) => document.gzip - causes.text.gzip,
  },
  styles: {
    unit: 'gzip',
    of: ({ inlineStyles, atOnce }: PageWeight) => sum([inlineStyles, ...filesOf(atOnce, 'styles')]).gzip,
  },
  font: { unit: 'woff2', of: ({ atOnce }: PageWeight) => sum(filesOf(atOnce, 'font')).raw },
  'all but the words': {
    unit: 'brotli',
    of: (weight: PageWeight) => wholePage(weight).brotli - weight.causes.text.brotli,
  },
  requests: { unit: undefined, of: ({ atOnce }: PageWeight) => 1 + atOnce.length },
} as const;

export type Measure = keyof typeof MEASURES;

export interface Budget {
  /** Left out: every page. */
  page?: string;
  measure: Measure;
  /** KiB, but for requests. */
  most: number;
  /** Why this number and no other. */
  reason: string;
}

const MARGIN =
  'it is what was there when the number was set and about a twentieth more, so that growth is noticed and not forbidden.';

export const BUDGETS: readonly Budget[] = [
  {
    measure: 'scripts',
    most: 60,
    reason:
      'React with its DOM is 44 KiB, which leaves 16 for the packages that are given and for our own. On slow 4G each further 10 KiB arrive 50 ms later. The aim is 50.',
  },
  {
    measure: 'scripts on first use',
    most: 9.3,
    reason: `They are the toasts, asked for when somebody begins with the form, and what delivers, asked for where a receiver is set; ${MARGIN}`,
  },
  {
    page: ROUTES.home.path,
    measure: 'HTML around the words',
    most: 14.6,
    reason: `Sent with Brotli, the page with its words is 12.4 KiB; 14 are as much as a server may send before the browser answers; ${MARGIN}`,
  },
  {
    page: ROUTES.legal.path,
    measure: 'HTML around the words',
    most: 10.3,
    reason: `The words of four documents come on top, 10 KiB; ${MARGIN}`,
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
    reason: `It has little but what all pages have (head, bar, footer), so what grows here grows everywhere; ${MARGIN}`,
  },
  {
    page: ROUTES.home.path,
    measure: 'styles',
    most: 5.6,
    reason: `They stand in the page, before its first word, so that the first paint waits for no second file; ${MARGIN}`,
  },
  {
    page: ROUTES.legal.path,
    measure: 'styles',
    most: 4,
    reason: `They stand in the page, before its first word; ${MARGIN}`,
  },
  {
    measure: 'font',
    most: 6,
    reason:
      'One weight with the letters and signs that English needs fits into it; a second weight or alphabet does not.',
  },
  {
    page: ROUTES.home.path,
    measure: 'all but the words',
    most: 62.2,
    reason:
      'With its words and the headers of its answers, the page is then half of what it is in Next.js (64.6 KiB).',
  },
  {
    page: ROUTES.legal.path,
    measure: 'all but the words',
    most: 58.5,
    reason:
      'With its words and the headers of its answers, the page is then half of what it is in Next.js (67.4 KiB).',
  },
  {
    measure: 'requests',
    most: 6,
    reason:
      'They are the document, the font, the icon, the script of all pages and those of two islands. Each further one shares the line with these.',
  },
];
