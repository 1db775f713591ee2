import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BILL_PATH, type BillOfMaterials } from '../plugins/publish/shipped-packages';
import acceptedAdvisories from './audit-accepted.json';

/** The output of `npm audit --json` (npm 7 and newer), as far as it is used. */
export interface AuditAnswer {
  /** By package: its folders, advisories on it, and names of packages whose advisories affect it. */
  vulnerabilities?: Record<string, { nodes: string[]; via: (string | Advisory)[] }>;
  message?: string;
  error?: { summary?: string };
}
interface Advisory {
  name: string;
  title: string;
  url: string;
  severity: string;
  range: string;
}

/** An accepted advisory on a package of the build: an entry of audit-accepted.json. */
export interface Accepted {
  /** The last part of its address, such as `GHSA-xxxx-xxxx-xxxx`. */
  advisory: string;
  package: string;
  /** Why it does no harm here. */
  reason: string;
  /** The last day (UTC, YYYY-MM-DD) of the acceptance. */
  until: string;
}

/** Exit codes; unknown is neither success nor failure. */
export const VERDICTS = { clean: 0, failed: 1, unknown: 2 } as const;

export interface AuditReport {
  verdict: keyof typeof VERDICTS;
  lines: string[];
}

/**
 * Describes npm's answer. An advisory on a package that visitors receive fails; one on a package of the build
 * fails only when its acceptance has expired.
 *
 * @param answer the output of npm audit, or undefined when it is not JSON
 * @param shippedFolders folders of the packages that visitors receive
 * @param today as YYYY-MM-DD
 */
export function auditReport(
  answer: AuditAnswer | undefined,
  shippedFolders: readonly string[],
  accepted: readonly Accepted[],
  today: string,
): AuditReport {
  if (!answer?.vulnerabilities) {
    const reason = answer?.message ?? answer?.error?.summary ?? 'npm audit gave no answer that can be read';
    const line = `The registry could not be asked for advisories (${reason}). Nothing is known, neither good nor bad: run this where the npm registry answers.`;
    return { verdict: 'unknown', lines: [line] };
  }
  const found = advisoriesIn(answer.vulnerabilities);
  const isShipped = ({ folders }: Found) => folders.some((folder) => shippedFolders.includes(folder));
  const shipped = found.filter(isShipped);
  const buildOnly = found.filter((advisory) => !isShipped(advisory));
  let expired = 0;

  const describe = (advisory: Found): string => {
    const { id, name, sentence } = advisory;
    const acceptance = accepted.find((entry) => entry.advisory === id && entry.package === name);
    if (!acceptance) {
      return `Build only, new: ${sentence} Update the package, or say in scripts/audit-accepted.json why it does no harm and until when that holds.`;
    }
    const { until, reason } = acceptance;
    if (until >= today) return `Build only, accepted until ${until}: ${sentence} ${reason}`;
    expired += 1;
    return `Build only, ACCEPTANCE EXPIRED on ${until}: ${sentence} Look at it again: update the package, or set a new day.`;
  };
  const lines = [
    ...shipped.map(({ sentence }) => `VISITORS RECEIVE IT: ${sentence} Update the package now.`),
    ...buildOnly.map(describe),
    ...accepted
      .filter(({ advisory }) => !buildOnly.some(({ id }) => id === advisory))
      .map(
        (entry) =>
          `scripts/audit-accepted.json accepts ${entry.advisory} on ${entry.package}, which is no longer reported as build only: remove the entry.`,
      ),
  ];
  const counts = `${shipped.length} on what visitors receive (${shippedFolders.length} packages), ${buildOnly.length} on packages of the build only, ${expired} of them expired.`;
  return { verdict: shipped.length + expired > 0 ? 'failed' : 'clean', lines: [...lines, counts] };
}

interface Found {
  id: string;
  name: string;
  folders: string[];
  sentence: string;
}

/** Each advisory once, with the folders of its package. */
function advisoriesIn(vulnerabilities: NonNullable<AuditAnswer['vulnerabilities']>): Found[] {
  const found = Object.values(vulnerabilities).flatMap(({ nodes, via }) =>
    // A package that is only named has an entry of its own.
    via.flatMap((advisory) => (typeof advisory === 'string' ? [] : describeAdvisory(advisory, nodes))),
  );
  return [...new Map(found.map((advisory) => [advisory.sentence, advisory])).values()];
}

function describeAdvisory({ name, range, severity, title, url }: Advisory, folders: string[]): Found {
  const sentence = `${name} ${range} (${severity}): ${title.replace(/\.$/, '')}. ${url}`;
  return { id: url.split('/').pop() ?? url, name, folders, sentence };
}

function parsed<Content>(read: () => string): Content | undefined {
  try {
    return JSON.parse(read()) as Content;
  } catch {
    return undefined;
  }
}

/** Asks the registry for advisories on the packages in the lockfile, and prints what they mean for this site. */
function main(): AuditReport {
  const bill = parsed<BillOfMaterials>(() => readFileSync(path.join('dist', BILL_PATH), 'utf8'));
  if (!bill) {
    const line = `There is no dist/${BILL_PATH}, which says what visitors receive: build the site first, with npm run build.`;
    return { verdict: 'unknown', lines: [line] };
  }
  const shipped = bill.components.flatMap(({ properties }) => properties.map(({ value }) => value));
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const today = new Date().toISOString().slice(0, 10);
  return auditReport(
    parsed(() => stdout),
    shipped,
    acceptedAdvisories,
    today,
  );
}

if (require.main === module) {
  const { verdict, lines } = main();
  for (const line of lines) (verdict === 'clean' ? console.log : console.error)(line);
  process.exitCode = VERDICTS[verdict];
}
