import { amount, limitOf } from '../page-weight/over-budget';
import { MEASURES, type Budget } from '../page-weight/budgets';
import { shares, type ScriptPackages } from '../page-weight/script-packages';
import { ENCODINGS, type Sizes } from '../page-weight/sizes';
import { CAUSES } from '../page-weight/split-page';
import { scriptsOf, wholePage, type PageWeight, type WeighedFile } from '../page-weight/weigh-pages';
import { CATEGORIES, METRICS, type Judgement } from './lighthouse';

const NAME = 44;
const CELL = 9;

/** What a page weighs: the document by cause, and each file that it asks for. */
export function weightTable(weight: PageWeight): string {
  const later = weight.onFirstUse.map(fileRow);
  return [
    heading(weight.page, ENCODINGS),
    row('document', weight.document),
    ...CAUSES.map((cause) => row(`  ${cause}`, weight.causes[cause])),
    ...weight.atOnce.map(fileRow),
    row('all that is asked for at once', wholePage(weight)),
    ...(later.length > 0 ? ['on first use', ...later] : []),
  ].join('\n');
}

/** The scripts of all pages, each by package. */
export function scriptTable(
  weights: readonly PageWeight[],
  packages: ReadonlyMap<string, ScriptPackages>,
): string {
  const rows = scriptsOf(weights).flatMap((script) => [
    fileRow(script),
    ...shares(packages.get(script.entry ?? '')).map(([name, share]) =>
      row(`  ${name}`, part(script.sizes, share)),
    ),
  ]);
  return [heading('Scripts by package', ENCODINGS), ...rows].join('\n');
}

const part = ({ raw, gzip, brotli }: Sizes, share: number): Sizes => ({
  raw: raw * share,
  gzip: gzip * share,
  brotli: brotli * share,
});

const fileRow = ({ file, sizes }: WeighedFile) =>
  row(file.replace(/^\/(static\/)?/, '').replace(/-[0-9a-f]{20,}/, ''), sizes);

/** Each budget, with the page that comes nearest to it. */
export function budgetTable(weights: readonly PageWeight[], budgets: readonly Budget[]): string {
  const rows = budgets.map((budget) => {
    const { measure, page } = budget;
    const [value = 0, where = ''] = weights
      .filter((weight) => page === undefined || weight.page === page)
      .map((weight) => [MEASURES[measure].of(weight), weight.page] as const)
      .sort(([a], [b]) => b - a)[0] ?? [0, ''];
    const limit = limitOf(budget);
    return `${`${measure}, ${page ?? `every page (most: ${where})`}`.padEnd(NAME + 8)} ${amount(measure, value).padStart(16)} of ${amount(measure, limit)}${value > limit ? '  OVER' : ''}`;
  });
  return ['Budgets', ...rows].join('\n');
}

/** Medians of what Lighthouse found. */
export function judgementTable(judgements: ReadonlyMap<string, Judgement>): string {
  const metrics = Object.keys(METRICS) as (keyof typeof METRICS)[];
  const columns = [...CATEGORIES.map((name) => name.slice(0, CELL - 1)), ...metrics];
  return [
    heading('Lighthouse, medians', columns),
    ...[...judgements].map(
      ([page, judgement]) =>
        page.padEnd(NAME) +
        [...CATEGORIES, ...metrics]
          .map((name) => judgement[name].toFixed(name === 'CLS' ? 3 : 0).padStart(CELL))
          .join(''),
    ),
  ].join('\n');
}

const heading = (name: string, columns: readonly string[]) =>
  `\n${name.padEnd(NAME)}${columns.map((column) => column.padStart(CELL)).join('')}`;

const row = (name: string, sizes: Sizes) =>
  name.padEnd(NAME) +
  ENCODINGS.map((encoding) => (sizes[encoding] / 1024).toFixed(1).padStart(CELL)).join('');
