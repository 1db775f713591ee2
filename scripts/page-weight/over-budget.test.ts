import { BUDGETS, type Budget } from './budgets';
import { MEASURES } from './measures';
import { compareWithBudgets, describeExcess, isOverBudget } from './over-budget';
import type { Sizes } from './sizes';
import type { PageWeight } from './weigh-pages';

const sizes = (kibibytes: number): Sizes => ({ gzip: kibibytes * 1024, brotli: kibibytes * 1024 });

const weight = (page: string, script: number): PageWeight => ({
  page,
  document: sizes(16),
  frame: sizes(10),
  inlineScripts: sizes(2),
  inlineStyles: sizes(3),
  atOnce: [
    { file: '/app-1.js', kind: 'scripts', sizes: sizes(script) },
    { file: '/static/display.woff2', kind: 'font', sizes: { gzip: 6000, brotli: 6000 } },
  ],
  onFirstUse: [{ file: '/toasts-1.js', kind: 'scripts', sizes: sizes(7) }],
});

const budget = (measure: Budget['measure'], most: number, page?: string): Budget => ({
  measure,
  most,
  reason: 'As an example.',
  ...(page && { page }),
});

const excesses = (one: Budget) =>
  compareWithBudgets([weight('/', 50), weight('/legal', 60)], [one])
    .filter(isOverBudget)
    .map(describeExcess);

test('inline scripts count with script files', () => {
  expect(excesses(budget('scripts', 62))).toEqual([]);
  expect(excesses(budget('scripts', 61.9))).toHaveLength(1);
});

test('the sentences name page, measure, excess, reason and what to do', () => {
  const [problem = ''] = excesses(budget('scripts', 60));
  expect(problem).toContain('/legal, scripts: 62.0 KiB gzip, 2.0 KiB gzip over the budget of 60.0 KiB gzip.');
  expect(problem).toContain('Why that number: As an example.');
  expect(problem).toContain('Load code that is needed on first use only with import()');
  expect(problem).toContain('scripts/page-weight/budgets.ts');
});

test('a budget of one page does not apply to the others', () => {
  expect(excesses(budget('scripts', 10, '/legal'))).toHaveLength(1);
  expect(excesses(budget('scripts', 10))).toHaveLength(2);
});

test('more words never exceed a budget', () => {
  const wordy = { ...weight('/', 50), document: sizes(1016) };
  for (const { of } of Object.values(MEASURES)) expect(of(wordy)).toBe(of(weight('/', 50)));
});

test.each([
  ['HTML around the words', 9.9, '10.0 KiB gzip'],
  ['styles', 2.9, '3.0 KiB gzip'],
  ['font', 5.8, '5.9 KiB woff2'],
  ['scripts on first use', 6.9, '7.0 KiB gzip'],
  ['all but the words', 65, '65.9 KiB brotli'],
  ['requests', 2, '3 requests, 1 requests over the budget of 2 requests'],
] as const)('%s over budget is found', (measure, most, value) => {
  expect(excesses(budget(measure, most, '/'))[0]).toContain(`/, ${measure}: ${value}`);
});

test('each budget has a reason, and no page has two for one measure', () => {
  for (const { reason } of BUDGETS) expect(reason).toMatch(/^[A-Z].{30,}\.$/s);
  const keys = BUDGETS.map(({ page, measure }) => `${page} ${measure}`);
  expect(new Set(keys).size).toBe(keys.length);
});
