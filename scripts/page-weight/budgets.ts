import { ROUTES } from '../../src/shared/routes';
import type { MeasureName } from './measures';

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
