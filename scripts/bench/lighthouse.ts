import { spawn } from 'node:child_process';
import { browserPath } from '../browser';
import { programPath, type Program } from '../programs';

const LIGHTHOUSE: Program = {
  name: 'Lighthouse',
  executables: ['lighthouse'],
  places: ['node_modules/.bin/lighthouse'],
  variable: 'LIGHTHOUSE_PATH',
  packages: [],
};

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Times are in milliseconds, as Lighthouse computes them for a phone on a slow line. */
export const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

/** What does not depend on how busy the machine is, and so must be right. */
const SURE_CATEGORIES = ['accessibility', 'best-practices', 'seo'];

type Numbers = Record<(typeof CATEGORIES)[number] | keyof typeof METRICS, number>;

export interface Judgement extends Numbers {
  /** Audits that must not fail and do. */
  failing: string[];
}

/** @returns where Lighthouse is; undefined when it is not installed. It is never downloaded. */
export const lighthousePath = (): string | undefined => programPath(LIGHTHOUSE);

/**
 * Lets Lighthouse judge an address several times.
 *
 * @returns the median of each number
 * @throws Error when Lighthouse does not run, with what it said
 */
export async function judge(lighthouse: string, address: string, runs: number): Promise<Judgement> {
  const judgements: Judgement[] = [];
  for (let run = 0; run < runs; run++) judgements.push(await judgeOnce(lighthouse, address));
  return medians(judgements);
}

/** The part of Lighthouse's report that is read. */
export interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

/** @returns scores from 0 to 100, the metrics, and which audits fail */
export function readReport({ categories, audits }: Report): Judgement {
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  const metrics = Object.entries(METRICS).map(([name, audit]) => [
    name,
    audits[audit]?.numericValue ?? Number.NaN,
  ]);
  const failing = SURE_CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return { ...(Object.fromEntries([...scores, ...metrics]) as Numbers), failing };
}

/** @returns the median of each number, and every audit that failed at least once */
export function medians(judgements: readonly Judgement[]): Judgement {
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
  const names = [...CATEGORIES, ...(Object.keys(METRICS) as (keyof typeof METRICS)[])];
  const numbers = names.map((name) => [name, middle(judgements.map((judgement) => judgement[name]))]);
  const failing = [...new Set(judgements.flatMap((judgement) => judgement.failing))];
  return { ...(Object.fromEntries(numbers) as Numbers), failing };
}

/** @returns a sentence for each thing that is wrong on any machine, however busy */
export function complaints(page: string, { CLS, failing }: Judgement): string[] {
  const audits = failing.map(
    (id) => `${page}: fails Lighthouse's audit "${id}". Run it by hand to see where.`,
  );
  const shifts =
    CLS > 0 ? [`${page}: something moves while the page loads (CLS ${CLS.toFixed(3)}, not 0).`] : [];
  return [...audits, ...shifts];
}

async function judgeOnce(lighthouse: string, address: string): Promise<Judgement> {
  const chrome = browserPath();
  const flags = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const child = spawn(
    lighthouse,
    [
      address,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...process.env, ...(chrome && { CHROME_PATH: chrome }) } },
  );
  let output = '';
  let said = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const status = await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
  if (status !== 0)
    throw new Error(`Lighthouse could not judge ${address}. It said: ${said.trim().slice(-1000)}`);
  return readReport(JSON.parse(output) as Report);
}
