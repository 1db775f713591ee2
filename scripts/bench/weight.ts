import { BUDGETS } from '../page-weight/budgets';
import { amount } from '../page-weight/measures';
import {
  compareWithBudgets,
  describeExcess,
  isOverBudget,
  type Comparison,
} from '../page-weight/over-budget';
import type { Sizes } from '../page-weight/sizes';
import { weighPages, type PageWeight } from '../page-weight/weigh-pages';

const NAME = 44;

/**
 * Weighs the built pages.
 *
 * @returns whether each is within its budgets
 */
export async function run(): Promise<boolean> {
  const weights = weighPages('dist');
  for (const weight of weights) printPage(weight);
  const comparisons = compareWithBudgets(weights, BUDGETS);
  console.log('\nBudgets');
  for (const comparison of comparisons) printComparison(comparison);
  const excesses = comparisons.filter(isOverBudget).map(describeExcess);
  if (excesses.length > 0) console.error(`\n${excesses.join('\n\n')}`);
  return excesses.length === 0;
}

function printPage({ page, document, frame, atOnce, onFirstUse }: PageWeight): void {
  console.log(`\n${page.padEnd(NAME)} KiB: gzip   brotli`);
  printRow('document', document);
  printRow('  without its words', frame);
  for (const { file, sizes } of atOnce) printRow(file, sizes);
  for (const { file, sizes } of onFirstUse) printRow(`${file} (on first use)`, sizes);
}

function printRow(name: string, { gzip, brotli }: Sizes): void {
  const numbers = [gzip, brotli].map((bytes) => (bytes / 1024).toFixed(1).padStart(9));
  console.log(name.replace(/-[0-9a-f]{20,}/, '').padEnd(NAME) + numbers.join(''));
}

function printComparison({ budget: { measure }, page, value, limit }: Comparison): void {
  console.log(
    `${`${page}, ${measure}`.padEnd(NAME)} ${amount(measure, value).padStart(16)} of ${amount(measure, limit)}`,
  );
}
