import { DAY_IN_MILLISECONDS } from '../../plugins/shared/text/days';
import type { Problem } from '../../plugins/shared/text/finding';
import { formatDate } from '../../plugins/shared/text/format-date';
import { MONTHS } from '../../plugins/shared/text/months';
import { DAYS_TO_FILE } from '../../src/shared/launch-dates';
import type { SiteFacts } from '../content-model/site-facts';
import { RELEASE_RULES } from './release-rules';

/**
 * @param date such as `2025-05-31`
 * @returns the newest quarter whose filings are due before that date, such as `2025-Q1`
 */
function newestFiledQuarter(date: string): string {
  // Filings are due DAYS_TO_FILE days after the end of a quarter, so the quarter must have ended by this day.
  // It is the one before the quarter that was running on this day.
  const startOfFiling = new Date(Date.parse(date) - DAYS_TO_FILE * DAY_IN_MILLISECONDS);
  // Quarters are counted from the year 0, so that the quarter before Q1 is Q4 of the year before.
  const runningQuarter = startOfFiling.getUTCFullYear() * 4 + Math.floor(startOfFiling.getUTCMonth() / 3);
  const newest = runningQuarter - 1;
  return `${Math.floor(newest / 4)}-Q${(newest % 4) + 1}`;
}

const MONTH = new RegExp(`\\b(?:${MONTHS.join('|')})\\b`, 'g');
const YEAR = /\b20\d\d\b/g;

/**
 * Finds contradictions between the three facts of the launch.
 *
 * @returns problems, each with its field in content/site.yaml
 */
export function findLaunchContradictions(
  facts: Pick<SiteFacts, 'launch' | 'launchBy' | 'firstReport'>,
): (Problem & { field: string })[] {
  const { launch, launchBy, firstReport } = facts;
  const lastDay = formatDate(launchBy);
  const newest = newestFiledQuarter(launchBy);
  // Of several months or years in `launch`, the last one counts: "in late May or early June" ends in June.
  const month = launch.match(MONTH)?.at(-1) ?? '';
  const year = launch.match(YEAR)?.at(-1) ?? '';
  const problems: (Problem & { field: string })[] = [];
  if (!lastDay.includes(month) || !lastDay.includes(year)) {
    problems.push({
      field: 'launchBy',
      rule: RELEASE_RULES.launch,
      severity: 'error',
      message: `the launch is announced for "${launch}", and its last day is ${lastDay}`,
      help: `Write the last day on which "${launch}" is still true.`,
    });
  }
  if (firstReport !== newest) {
    problems.push({
      field: 'firstReport',
      rule: RELEASE_RULES.launch,
      severity: firstReport > newest ? 'error' : 'warning',
      message: `before ${lastDay}, the newest filings are those of ${newest}, and the first issue is about ${firstReport}`,
      help: `Write ${newest} here, or change the launch and its last day.`,
    });
  }
  return problems;
}
