import { BUDGETS, MEASURES, type Budget } from './budgets';
import { overBudget } from './over-budget';
import type { Sizes } from './sizes';
import type { PageWeight } from './weigh-pages';

const sizes = (kibibytes: number): Sizes => ({
  raw: kibibytes * 4096,
  gzip: kibibytes * 1024,
  brotli: kibibytes * 1024,
});

const weight = (page: string, script: number): PageWeight => ({
  page,
  document: sizes(16),
  causes: {
    text: sizes(6),
    markup: sizes(4),
    styles: sizes(3),
    'inline scripts': sizes(2),
    data: sizes(0),
    drawings: sizes(1),
  },
  inlineScripts: sizes(2),
  inlineStyles: sizes(3),
  atOnce: [
    { file: '/app-1.js', kind: 'scripts', entry: 'app', sizes: sizes(script) },
    { file: '/static/display.woff2', kind: 'font', sizes: { raw: 6000, gzip: 6000, brotli: 6000 } },
  ],
  onFirstUse: [{ file: '/toasts-1.js', kind: 'scripts', entry: 'toasts', sizes: sizes(7) }],
});

const PACKAGES = new Map([
  [
    'app',
    new Map([
      ['react-dom', 90],
      ['our own', 10],
    ]),
  ],
]);

const budget = (measure: Budget['measure'], most: number, page?: string): Budget => ({
  measure,
  most,
  reason: 'As an example.',
  ...(page && { page }),
});

const compare = (one: Budget) => overBudget([weight('/', 50), weight('/legal', 60)], [one], PACKAGES);

test('scripts in the document count with those beside it', () => {
  expect(compare(budget('scripts', 62))).toEqual([]);
  expect(compare(budget('scripts', 61.9))).toHaveLength(1);
});

test('the sentences say which page, what, by how much, why, what is largest, and what to do', () => {
  const [problem = ''] = compare(budget('scripts', 60));
  expect(problem).toContain('/legal, scripts: 62.0 KiB gzip, 2.0 KiB gzip over the budget of 60.0 KiB gzip.');
  expect(problem).toContain('Why that number: As an example.');
  expect(problem).toContain('Largest in it: react-dom (54.0 KiB gzip), our own (6.0 KiB gzip)');
  expect(problem).toContain('Load what is needed on first use only with import()');
  expect(problem).toContain('scripts/page-weight/budgets.ts');
});

test('a budget of one page leaves the others alone', () => {
  expect(compare(budget('scripts', 10, '/legal'))).toHaveLength(1);
  expect(compare(budget('scripts', 10))).toHaveLength(2);
});

test('more words never exceed anything', () => {
  const wordy = weight('/', 50);
  wordy.document = sizes(1016);
  wordy.causes.text = sizes(1006);
  for (const { of } of Object.values(MEASURES)) expect(of(wordy)).toBe(of(weight('/', 50)));
});

test.each([
  ['HTML around the words', 9.9, 'markup (4.0 KiB gzip)'],
  ['styles', 2.9, 'styles in the document (3.0 KiB gzip)'],
  ['font', 5.8, '/static/display.woff2 (5.9 KiB woff2)'],
  ['scripts on first use', 6.9, '7.0 KiB gzip'],
  ['all but the words', 65, '/app-1.js (50.0 KiB brotli)'],
  ['requests', 2, '3 requests, 1 requests over the budget of 2 requests'],
] as const)('%s over budget is found', (measure, most, said) => {
  expect(compare(budget(measure, most, '/'))[0]).toContain(said);
});

test('each number of the budgets has its reason, and each page its number once', () => {
  for (const { reason } of BUDGETS) expect(reason).toMatch(/^[A-Z].{30,}\.$/s);
  const keys = BUDGETS.map(({ page, measure }) => `${page} ${measure}`);
  expect(new Set(keys).size).toBe(keys.length);
});
