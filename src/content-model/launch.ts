import { formatDate, MONTHS, type Placeholder, type Problem } from '../../plugins/mdx-content';

/** The facts of the launch in content/site.yaml. */
type LaunchFacts = {
  launch: string;
  /** The last day on which `launch` is true, `2025-05-31`. */
  launchBy: string;
  /** The quarter that the first issue covers, `2025-Q1`. */
  firstReport: string;
};

/** `firstReport` in content/site.yaml: a year and a quarter. */
export const QUARTER = /^20\d\d-Q[1-4]$/;

const ORDINALS = ['first', 'second', 'third', 'fourth'];

/** Most banks must file a Call Report within 30 days after the quarter ends. */
const DAYS_TO_FILE = 30;

/**
 * The words that follow from `launch` and `firstReport` of content/site.yaml. A field shows them where their name is
 * in braces (`{quarterEnd}`), a body where a component has their name (`<QuarterEnd />`).
 */
export const LAUNCH_WORDS = ['launch', 'quarter', 'quarterMonths', 'quarterEnd', 'filingsDue'] as const;

type LaunchWord = (typeof LAUNCH_WORDS)[number];

export function launchWord(name: LaunchWord, { launch, firstReport }: LaunchFacts): string {
  const { year, quarter, end, due } = daysOf(firstReport);
  const words: Record<LaunchWord, string> = {
    launch,
    quarter: `${ORDINALS[quarter - 1]}-quarter ${year}`,
    quarterMonths: `${MONTHS[quarter * 3 - 3]} to ${MONTHS[quarter * 3 - 1]}`,
    quarterEnd: formatDate(end),
    filingsDue: formatDate(due),
  };
  return words[name];
}

/** The words as placeholders for fields. Their facts are those of a valid site.yaml, so they are LaunchFacts. */
export const LAUNCH_PLACEHOLDERS: Readonly<Record<string, Placeholder>> = Object.fromEntries(
  LAUNCH_WORDS.map((name): [string, Placeholder] => [
    name,
    {
      textOf(facts: LaunchFacts) {
        return launchWord(name, facts);
      },
    },
  ]),
);

/** The last day of a quarter, and the day when its filings are due, as YYYY-MM-DD. */
function daysOf(firstReport: string) {
  const year = Number(firstReport.slice(0, 4));
  const quarter = Number(firstReport.slice(-1));
  const day = (daysAfter: number) =>
    new Date(Date.UTC(year, quarter * 3, daysAfter)).toISOString().slice(0, 10);
  return { year, quarter, end: day(0), due: day(DAYS_TO_FILE) };
}

/** The newest quarter whose filings are due before a day, such as `2025-Q1`. */
function newestFiled(day: string): string {
  // On this day, the quarter before its own ended long enough ago.
  const deadline = new Date(Date.parse(day) - DAYS_TO_FILE * 24 * 60 * 60 * 1000);
  // Quarters are counted from the year 0, so that the one before the first quarter is in the year before.
  const count = deadline.getUTCFullYear() * 4 + Math.floor(deadline.getUTCMonth() / 3) - 1;
  return `${Math.floor(count / 4)}-Q${(count % 4) + 1}`;
}

const MONTH = new RegExp(`\\b(?:${MONTHS.join('|')})\\b`, 'g');
const YEAR = /\b20\d\d\b/g;

/**
 * Finds what contradicts itself in the three facts of the launch.
 *
 * @returns each problem with its field in content/site.yaml
 */
export function launchProblems(facts: LaunchFacts): (Problem & { field: string })[] {
  const { launch, launchBy, firstReport } = facts;
  const last = formatDate(launchBy);
  const newest = newestFiled(launchBy);
  // A launch "in late May or early June" ends in June.
  const month = launch.match(MONTH)?.at(-1) ?? '';
  const year = launch.match(YEAR)?.at(-1) ?? '';
  const problems: (Problem & { field: string })[] = [];
  const add = (field: string, severity: 'error' | 'warning', message: string, help: string) =>
    problems.push({ field, rule: 'launch', severity, message, help });
  if (!last.includes(month) || !last.includes(year)) {
    const message = `"launch" says ${launch}, and "launchBy" is ${last}`;
    add('launchBy', 'error', message, 'Write the last day on which "launch" is still true.');
  }
  if (firstReport !== newest) {
    const message = `before ${last}, the newest filings are those of ${newest}, and "firstReport" is ${firstReport}`;
    const severity = firstReport > newest ? 'error' : 'warning';
    add('firstReport', severity, message, `Write ${newest} here, or change "launch" and "launchBy".`);
  }
  return problems;
}
