import type { Budget } from './budgets';
import { amount, MEASURES } from './measures';
import type { PageWeight } from './weigh-pages';

/** The weight of one page beside one budget; bytes, or a count. */
export interface Comparison {
  budget: Budget;
  page: string;
  value: number;
  limit: number;
}

/** Compares each page with each budget that applies to it. */
export function compareWithBudgets(weights: readonly PageWeight[], budgets: readonly Budget[]): Comparison[] {
  return budgets.flatMap((budget) =>
    weights
      .filter(({ page }) => budget.page === undefined || budget.page === page)
      .map((weight) => {
        const { of, unit } = MEASURES[budget.measure];
        return { budget, page: weight.page, value: of(weight), limit: budget.most * (unit ? 1024 : 1) };
      }),
  );
}

export const isOverBudget = ({ value, limit }: Comparison): boolean => value > limit;

/** Sentences on a page that is over its budget: by how much, why that number, what to do. */
export function describeExcess({ budget: { measure, reason }, page, value, limit }: Comparison): string {
  return [
    `${page}, ${measure}: ${amount(measure, value)}, ${amount(measure, value - limit)} over the budget of ${amount(measure, limit)}.`,
    `Why that number: ${reason}`,
    `${MEASURES[measure].advice} If it is worth it, raise the number in scripts/page-weight/budgets.ts, with the reason.`,
  ].join('\n  ');
}
