import { readBuiltSite } from './built-site';
import { BUDGETS, MEASURES, type Budget, type MeasureName } from './budgets';
import { weighPages, type PageWeight, type Sizes } from './weigh-pages';

/** A value with its unit, such as "1.5 KiB gzip" or "6 requests". */
function amount(measure: MeasureName, value: number): string {
  const { unit } = MEASURES[measure];
  return unit ? `${(value / 1024).toFixed(1)} KiB ${unit}` : `${value} requests`;
}

/** Compares a page with a budget; the problem says by how much it is over, why that number, and what to do. */
function compare({ measure, most, reason }: Budget, weight: PageWeight) {
  const { of, unit, advice } = MEASURES[measure];
  const value = of(weight);
  const limit = most * (unit ? 1024 : 1);
  const files = [...weight.atOnce, ...weight.onFirstUse].map(
    ({ file, sizes }) => `${file} ${amount('scripts', sizes.gzip)}`,
  );
  const problem = `${weight.page}, ${measure}: ${amount(measure, value)}, ${amount(measure, value - limit)} over the budget of ${amount(measure, limit)}.
  Why that number: ${reason}
  ${advice} If it is worth it, raise the number in tests/site/budgets.ts, with the reason.
  ${files.join('\n  ')}`;
  return {
    name: `${weight.page}, ${measure}: ${amount(measure, value)} of ${amount(measure, limit)}`,
    problems: value > limit ? [problem] : [],
  };
}

const compareAll = (weights: readonly PageWeight[], budgets: readonly Budget[]) =>
  budgets.flatMap((budget) =>
    weights
      .filter(({ page }) => budget.page === undefined || budget.page === page)
      .map((weight) => compare(budget, weight)),
  );

describe('the built site is within its budgets', () => {
  test.each(compareAll(weighPages(readBuiltSite()), BUDGETS))('$name', ({ problems }) => {
    expect(problems).toEqual([]);
  });
});

const sizes = (kibibytes: number): Sizes => ({ gzip: kibibytes * 1024, brotli: kibibytes * 1024 });

const weight = (page: string, script: number): PageWeight => ({
  page,
  frame: sizes(10),
  inlineScripts: sizes(2),
  inlineStyles: sizes(3),
  atOnce: [
    { file: '/app-1.js', kind: 'scripts', sizes: sizes(script) },
    { file: '/static/display.woff2', kind: 'font', sizes: { gzip: 6000, brotli: 6000 } },
  ],
  onFirstUse: [{ file: '/toasts-1.js', kind: 'scripts', sizes: sizes(7) }],
});

const budget = (measure: MeasureName, most: number, page?: string): Budget => ({
  measure,
  most,
  reason: 'As an example.',
  ...(page && { page }),
});

const excesses = (one: Budget) =>
  compareAll([weight('/', 50), weight('/legal', 60)], [one]).flatMap(({ problems }) => problems);

test('inline scripts count with script files', () => {
  expect(excesses(budget('scripts', 62))).toEqual([]);
  expect(excesses(budget('scripts', 61.9))).toHaveLength(1);
});

test('a problem names page, measure, excess, reason, what to do and the files', () => {
  const [problem = ''] = excesses(budget('scripts', 60));
  expect(problem).toContain('/legal, scripts: 62.0 KiB gzip, 2.0 KiB gzip over the budget of 60.0 KiB gzip.');
  expect(problem).toContain('Why that number: As an example.');
  expect(problem).toContain('Load code that is needed on first use only with import()');
  expect(problem).toContain('tests/site/budgets.ts');
  expect(problem).toContain('/app-1.js 60.0 KiB gzip');
});

test('a budget of one page does not apply to the others', () => {
  expect(excesses(budget('scripts', 10, '/legal'))).toHaveLength(1);
  expect(excesses(budget('scripts', 10))).toHaveLength(2);
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
