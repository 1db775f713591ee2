import { formatDate, MONTHS, type Placeholder, type Problem } from '../../plugins/mdx-content';

/** The facts of the launch in content/site.yaml. */
type LaunchFacts = {
  /** When the service launches, in words, such as `mid-May 2025`. */
  launch: string;
  /** The last day on which `launch` is still true, such as `2025-05-31`. */
  launchBy: string;
  /** The quarter that the first issue covers, such as `2025-Q1`. */
  firstReport: string;
};

/** The pattern of `firstReport`: a year and a quarter. */
export const QUARTER = /^20\d\d-Q[1-4]$/;

const ORDINALS = ['first', 'second', 'third', 'fourth'];

/** Most banks must file a Call Report within 30 days after the quarter ends. */
const DAYS_TO_FILE = 30;

/**
 * The names of the placeholders that follow from `launch` and `firstReport` in content/site.yaml. In a field, the name is
 * written in braces (`{quarterEnd}`); in a body, as a component (`<QuarterEnd />`).
 */
export const LAUNCH_PLACEHOLDER_NAMES = [
  'launch',
  'quarter',
  'quarterMonths',
  'quarterEnd',
  'filingsDue',
] as const;

type LaunchPlaceholderName = (typeof LAUNCH_PLACEHOLDER_NAMES)[number];

/** @returns what a placeholder of the launch stands for, such as `March 31, 2025` for `quarterEnd` */
export function launchText(name: LaunchPlaceholderName, { launch, firstReport }: LaunchFacts): string {
  const { year, quarter, end, due } = datesOfQuarter(firstReport);
  const texts: Record<LaunchPlaceholderName, string> = {
    launch,
    quarter: `${ORDINALS[quarter - 1]}-quarter ${year}`,
    quarterMonths: `${MONTHS[quarter * 3 - 3]} to ${MONTHS[quarter * 3 - 1]}`,
    quarterEnd: formatDate(end),
    filingsDue: formatDate(due),
  };
  return texts[name];
}

/**
 * The placeholders of the launch, for the model. The model's type says nothing about single facts; placeholders are resolved
 * with those of a valid site.yaml, which are LaunchFacts.
 */
export const LAUNCH_PLACEHOLDERS: Readonly<Record<string, Placeholder>> = Object.fromEntries(
  LAUNCH_PLACEHOLDER_NAMES.map((name): [string, Placeholder] => [
    name,
    {
      textOf(facts: LaunchFacts) {
        return launchText(name, facts);
      },
    },
  ]),
);

/**
 * @param firstReport such as `2025-Q1`
 * @returns the year and the number of the quarter; the dates of its last day and of the day when its filings are due
 */
function datesOfQuarter(firstReport: string) {
  const year = Number(firstReport.slice(0, 4));
  const quarter = Number(firstReport.slice(-1));
  const daysAfterEnd = (days: number) =>
    new Date(Date.UTC(year, quarter * 3, days)).toISOString().slice(0, 10);
  return { year, quarter, end: daysAfterEnd(0), due: daysAfterEnd(DAYS_TO_FILE) };
}

/**
 * @param date such as `2025-05-31`
 * @returns the newest quarter whose filings are due before that date, such as `2025-Q1`
 */
function newestFiledQuarter(date: string): string {
  // A quarter is filed when it ended at least 30 days before the date. So it is the quarter before that of this day.
  const daysToFileEarlier = new Date(Date.parse(date) - DAYS_TO_FILE * 24 * 60 * 60 * 1000);
  // Quarters are counted from the year 0, so that the quarter before Q1 is Q4 of the year before.
  const quarterCount =
    daysToFileEarlier.getUTCFullYear() * 4 + Math.floor(daysToFileEarlier.getUTCMonth() / 3) - 1;
  return `${Math.floor(quarterCount / 4)}-Q${(quarterCount % 4) + 1}`;
}

const MONTH = new RegExp(`\\b(?:${MONTHS.join('|')})\\b`, 'g');
const YEAR = /\b20\d\d\b/g;

/**
 * Finds contradictions between the three facts of the launch.
 *
 * @returns problems, each with its field in content/site.yaml
 */
export function launchProblems(facts: LaunchFacts): (Problem & { field: string })[] {
  const { launch, launchBy, firstReport } = facts;
  const lastDay = formatDate(launchBy);
  const newest = newestFiledQuarter(launchBy);
  // Of several months or years in `launch`, the last one counts: "in late May or early June" ends in June.
  const month = launch.match(MONTH)?.at(-1) ?? '';
  const year = launch.match(YEAR)?.at(-1) ?? '';
  const problems: (Problem & { field: string })[] = [];
  const add = (field: string, severity: 'error' | 'warning', message: string, help: string) =>
    problems.push({ field, rule: 'launch', severity, message, help });
  if (!lastDay.includes(month) || !lastDay.includes(year)) {
    const message = `"launch" says ${launch}, and "launchBy" is ${lastDay}`;
    add('launchBy', 'error', message, 'Write the last day on which "launch" is still true.');
  }
  if (firstReport !== newest) {
    const message = `before ${lastDay}, the newest filings are those of ${newest}, and "firstReport" is ${firstReport}`;
    const severity = firstReport > newest ? 'error' : 'warning';
    add('firstReport', severity, message, `Write ${newest} here, or change "launch" and "launchBy".`);
  }
  return problems;
}
