/** What `npm audit --json` (npm 7 and newer) answers; only what is used of it. */
export interface AuditAnswer {
  vulnerabilities?: Record<string, Vulnerability>;
  message?: string;
  error?: { summary?: string; code?: string };
}
interface Vulnerability {
  /** Where the package is installed, such as `node_modules/lodash`. */
  nodes: string[];
  /** Advisories on the package itself, and names of packages whose advisories it suffers from. */
  via: (string | Advisory)[];
}
interface Advisory {
  name: string;
  title: string;
  url: string;
  severity: string;
  range: string;
}

/** An advisory on a package of the build that somebody has looked at; one line of audit-accepted.json. */
export interface Accepted {
  /** The last part of its address, such as `GHSA-xxxx-xxxx-xxxx`. */
  advisory: string;
  package: string;
  /** Why it does no harm here. */
  reason: string;
  /** The last day (UTC, YYYY-MM-DD) on which this holds; then look again. */
  until: string;
}

export interface AuditReport {
  verdict: 'clean' | 'failed' | 'unknown';
  lines: string[];
}

interface Found extends Advisory {
  id: string;
  folders: string[];
}

/**
 * Judges npm's answer: an advisory on what visitors receive fails; one on a package of the build is reported,
 * and fails only when its acceptance has expired.
 *
 * @param answer what npm audit printed, or undefined when that is no JSON
 * @param shippedFolders where the packages are installed that visitors receive
 * @param today the day as YYYY-MM-DD
 */
export function auditReport(
  answer: AuditAnswer | undefined,
  shippedFolders: string[],
  accepted: Accepted[],
  today: string,
): AuditReport {
  if (!answer?.vulnerabilities) {
    const reason = answer?.message ?? answer?.error?.summary ?? 'npm audit gave no answer that can be read';
    return {
      verdict: 'unknown',
      lines: [
        `The registry could not be asked for advisories (${reason}). Nothing is known, neither good nor bad: run this where the npm registry answers.`,
      ],
    };
  }
  const found = advisoriesIn(answer.vulnerabilities);
  const shipped = found.filter(({ folders }) => folders.some((folder) => shippedFolders.includes(folder)));
  const buildOnly = found.filter((advisory) => !shipped.includes(advisory));
  const acceptanceOf = ({ id, name }: Found) =>
    accepted.find((entry) => entry.advisory === id && entry.package === name);
  const expired = buildOnly.filter((advisory) => (acceptanceOf(advisory)?.until ?? today) < today);
  const stale = accepted.filter(({ advisory }) => !buildOnly.some(({ id }) => id === advisory));

  const lines = [
    ...shipped.map((advisory) => `VISITORS RECEIVE IT: ${sentence(advisory)} Update the package now.`),
    ...buildOnly.map((advisory) => {
      const acceptance = acceptanceOf(advisory);
      if (!acceptance) {
        return `Build only, new: ${sentence(advisory)} Update the package, or say in scripts/audit-accepted.json why it does no harm and until when that holds.`;
      }
      if (expired.includes(advisory)) {
        return `Build only, ACCEPTANCE EXPIRED on ${acceptance.until}: ${sentence(advisory)} Look at it again: update the package, or set a new day.`;
      }
      return `Build only, accepted until ${acceptance.until}: ${sentence(advisory)} ${acceptance.reason}`;
    }),
    ...stale.map(
      ({ advisory, package: name }) =>
        `scripts/audit-accepted.json accepts ${advisory} on ${name}, which is no longer reported as build only: remove the entry.`,
    ),
    `${shipped.length} on what visitors receive (${shippedFolders.length} packages), ${buildOnly.length} on packages of the build only, ${expired.length} of them expired.`,
  ];
  return { verdict: shipped.length + expired.length > 0 ? 'failed' : 'clean', lines };
}

/** Each advisory once, with every place where the package it is about is installed. */
function advisoriesIn(vulnerabilities: Record<string, Vulnerability>): Found[] {
  const found = new Map<string, Found>();
  for (const { nodes, via } of Object.values(vulnerabilities)) {
    for (const advisory of via) {
      // The package that a name stands for has an entry of its own.
      if (typeof advisory === 'string') continue;
      const id = advisory.url.split('/').pop() ?? advisory.url;
      const folders = [...(found.get(`${id} ${advisory.name}`)?.folders ?? []), ...nodes];
      found.set(`${id} ${advisory.name}`, { ...advisory, id, folders });
    }
  }
  return [...found.values()];
}

const sentence = ({ name, range, severity, title, url }: Found) =>
  `${name} ${range} (${severity}): ${title.replace(/\.$/, '')}. ${url}`;
