import { MEASURES, type Budget, type Measure } from './budgets';
import type { ScriptPackages } from './script-packages';
import { largest } from './largest';
import { kibibytes } from './sizes';
import type { PageWeight } from './weigh-pages';

/** What can be done about each, besides agreeing to more. */
const WHAT_TO_DO: Record<Measure, string> = {
  scripts: 'Load what is needed on first use only with import(), or do it without a script.',
  'scripts on first use': 'Look for a smaller package, or for what of it is not used.',
  'HTML around the words': 'Look for markup or data that stands in the page twice.',
  styles: 'Look for styles that no element of the page has, or that two components share.',
  font: 'Draw fewer characters or weights into it: npm run font.',
  'all but the words': 'Look at what grew since the last commit: npm run bench writes all sizes down.',
  requests: 'Put it into the page, or ask for it on first use.',
};

/** How a budget's number and what is there are written, each with its unit. */
export function amount(measure: Measure, value: number): string {
  const { unit } = MEASURES[measure];
  return unit ? `${kibibytes(value)} ${unit}` : `${value} requests`;
}

/** The budget in the unit in which is measured: bytes, or a count. */
export const limitOf = ({ measure, most }: Budget): number => (MEASURES[measure].unit ? most * 1024 : most);

/**
 * Holds pages against the budgets.
 *
 * @param packages what each script is made of, by the name of its entry
 * @returns a few sentences for each number that is exceeded: which page, by how much, why it is that number, what is
 *   largest in it, what to do
 */
export function overBudget(
  weights: readonly PageWeight[],
  budgets: readonly Budget[],
  packages: ReadonlyMap<string, ScriptPackages>,
): string[] {
  return budgets.flatMap((budget) => {
    const { measure, page, reason } = budget;
    const limit = limitOf(budget);
    return weights
      .filter((weight) => page === undefined || weight.page === page)
      .filter((weight) => MEASURES[measure].of(weight) > limit)
      .map((weight) => {
        const value = MEASURES[measure].of(weight);
        return [
          `${weight.page}, ${measure}: ${amount(measure, value)}, ${amount(measure, value - limit)} over the budget of ${amount(measure, limit)}.`,
          `Why that number: ${reason}`,
          `Largest in it: ${largest(weight, measure, packages).slice(0, 4).join(', ')}.`,
          `${WHAT_TO_DO[measure]} If it is worth it, raise the number in scripts/page-weight/budgets.ts, with the reason.`,
        ].join('\n  ');
      });
  });
}
