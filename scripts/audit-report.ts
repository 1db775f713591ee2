/** The output of `npm audit --json` (npm 7 and newer), as far as it is used. */
export interface AuditAnswer {
  vulnerabilities?: Record<string, Vulnerability>;
  message?: string;
  error?: { summary?: string; code?: string };
}
interface Vulnerability {
  /** Folders of the package, such as `node_modules/lodash`. */
  nodes: string[];
  /** Advisories on the package itself, and names of packages whose advisories affect it. */
  via: (string | Advisory)[];
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

export interface AuditReport {
  verdict: 'clean' | 'failed' | 'unknown';
  lines: string[];
}

interface Found extends Advisory {
  id: string;
  folders: string[];
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

/** Each advisory once, with every folder of its package. */
function advisoriesIn(vulnerabilities: Record<string, Vulnerability>): Found[] {
  const found = new Map<string, Found>();
  for (const { nodes, via } of Object.values(vulnerabilities)) {
    for (const advisory of via) {
      // The named package has an entry of its own.
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
