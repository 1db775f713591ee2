import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BILL_PATH, type BillOfMaterials } from '../plugins/publish/shipped-packages';

interface Advisory {
  name: string;
  title: string;
  url: string;
  severity: string;
  range: string;
}

/** The output of `npm audit --json` (npm 7 and newer), as far as it is used. */
export interface AuditAnswer {
  /** By package: its folders, advisories on it, and names of packages whose advisories affect it. */
  vulnerabilities?: Record<string, { nodes: string[]; via: (string | Advisory)[] }>;
  message?: string;
  error?: { summary?: string };
}

/**
 * Describes npm's answer. An advisory on a package that visitors receive fails; one on a package of the build is
 * reported only.
 *
 * @param output of npm audit
 * @param shippedFolders folders of the packages that visitors receive
 * @returns the exit code (0 without an advisory on what visitors receive, 1 with one, 2 when nothing is known), and
 * what to print
 */
export function auditReport(output: string, shippedFolders: readonly string[]) {
  const answer = parseAnswer(output);
  if (!answer.vulnerabilities) {
    const reason = answer.message ?? answer.error?.summary ?? 'npm audit gave no answer that can be read';
    const line = `The registry could not be asked for advisories (${reason}). Nothing is known, neither good nor bad: run this where the npm registry answers.`;
    return { status: 2, lines: [line] };
  }
  const shipped: string[] = [];
  const buildOnly: string[] = [];
  for (const { nodes, via } of Object.values(answer.vulnerabilities)) {
    const isShipped = nodes.some((folder) => shippedFolders.includes(folder));
    for (const advisory of via) {
      // A package that is only named has an entry of its own.
      if (typeof advisory === 'string') continue;
      const { name, range, severity, title, url } = advisory;
      const sentence = `${name} ${range} (${severity}): ${title.replace(/\.$/, '')}. ${url}`;
      if (isShipped) shipped.push(`VISITORS RECEIVE IT: ${sentence} Update the package now.`);
      else buildOnly.push(`Build only: ${sentence} Update the package if it can do harm here.`);
    }
  }
  const counts = `${shipped.length} on what visitors receive (${shippedFolders.length} packages), ${buildOnly.length} on packages of the build only.`;
  return { status: shipped.length > 0 ? 1 : 0, lines: [...shipped, ...buildOnly, counts] };
}

function parseAnswer(output: string): AuditAnswer {
  try {
    return JSON.parse(output) as AuditAnswer;
  } catch {
    return {};
  }
}

/** Asks the registry for advisories on the packages in the lockfile. */
function audit() {
  const file = path.join('dist', BILL_PATH);
  if (!existsSync(file)) {
    const line = `There is no ${file}, which says what visitors receive: build the site first, with npm run build.`;
    return { status: 2, lines: [line] };
  }
  const { components } = JSON.parse(readFileSync(file, 'utf8')) as BillOfMaterials;
  const shipped = components.flatMap(({ properties }) => properties.map(({ value }) => value));
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return auditReport(stdout, shipped);
}

if (require.main === module) {
  const { status, lines } = audit();
  for (const line of lines) (status === 0 ? console.log : console.error)(line);
  process.exitCode = status;
}
