import { siteFiles } from '../plugins/publish/release/list-files';
import { LEGAL_TABS } from './page';
import { SITE } from './test-site';

/** What Playwright's and Puppeteer's pages have in common. */
interface EnginePage {
  click(selector: string): Promise<unknown>;
  type(selector: string, text: string): Promise<unknown>;
  waitForSelector(selector: string): Promise<unknown>;
  evaluate(run: () => void): Promise<unknown>;
}

/** A state of a page that a visitor can get it into, on a small screen, where all of them can be had. */
interface State {
  name: string;
  address: string;
  /** From the page as loaded, with all its islands ready. */
  reach?: (page: EnginePage) => Promise<unknown>;
  /** What is there once the state is reached. */
  shows: string;
}

const SUBMIT = '#waitlist button[type=submit]';
const toast = (type: 'info' | 'error') => `.Toastify__toast--${type}[data-in=true]`;

async function submit(page: EnginePage, name: string, email: string): Promise<void> {
  if (name) await page.type('#waitlist-name', name);
  if (email) await page.type('#waitlist-email', email);
  await page.click(SUBMIT);
}

/** Runs in a page: the form's own wait fails, as when a receiver cannot be reached. */
export const breakTimers = () => {
  const original = window.setTimeout;
  window.setTimeout = ((handler: TimerHandler, delay?: number) => {
    if (delay === 1000) throw new Error('Made for the test');
    return original(handler, delay);
  }) as typeof window.setTimeout;
};

/** React listens to the input event and asks the element itself, past its own property. */
const chooseFirstDay = () => {
  const input = document.querySelector<HTMLInputElement>('#day');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '2025-05-01');
  input?.dispatchEvent(new Event('input', { bubbles: true }));
};

/** The address of every page that was built. */
const pages = (): string[] =>
  siteFiles(SITE)
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.replace(/index\.html$/, ''));

/** Each page as loaded, and each state that something on it can be in. */
export const states = (): State[] => [
  ...[...pages(), '/no-such-page'].map((address) => ({ name: 'as loaded', address, shows: 'main' })),
  ...LEGAL_TABS.map((tab) => ({
    name: 'as linked',
    address: `/legal?tab=${tab}`,
    shows: `#${tab}-document`,
  })),
  {
    name: 'menu open',
    address: '/',
    reach: (page) => page.click('header .toggle'),
    shows: 'header .toggle[aria-expanded=true]',
  },
  {
    name: 'a question open',
    address: '/',
    reach: (page) => page.click('#faq h3 > button'),
    shows: '#faq h3 > button[aria-expanded=true]',
  },
  {
    name: 'another tab',
    address: '/legal',
    reach: (page) => page.click('[role=tab][data-document=cookie]'),
    shows: '[role=tab][data-document=cookie][aria-selected=true]',
  },
  {
    name: 'signed up',
    address: '/',
    reach: (page) => submit(page, 'Ada', 'ada@example.com'),
    shows: toast('info'),
  },
  {
    name: 'a field is blank',
    address: '/',
    reach: (page) => submit(page, '', ''),
    shows: toast('error'),
  },
  {
    name: 'no address',
    address: '/',
    reach: (page) => submit(page, 'Ada', 'ada@example'),
    shows: toast('error'),
  },
  {
    name: 'sending failed',
    address: '/',
    reach: async (page) => {
      await page.evaluate(breakTimers);
      await submit(page, 'Ada', 'ada@example.com');
    },
    shows: toast('error'),
  },
  {
    name: 'a toast dismissed',
    address: '/',
    reach: async (page) => {
      await submit(page, '', '');
      await page.waitForSelector(toast('error'));
      await page.click('.toast-close');
    },
    shows: '.Toastify:not(:has(.Toastify__toast[data-in=true]))',
  },
  {
    name: 'another day asked for',
    address: '/legal/history/',
    reach: (page) => page.evaluate(chooseFirstDay),
    shows: 'tbody td[colspan]',
  },
];
