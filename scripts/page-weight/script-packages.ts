import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { ENTRIES } from '../../plugins/islands/entries';
import { REPLACED } from '../../plugins/islands/webpack';
import { packageFolder } from '../../plugins/publish/shipped/collect';
import { kibibytes } from './sizes';

/** How many bytes of a script come from each package, largest first; `our own` are ours. */
export type ScriptPackages = ReadonlyMap<string, number>;

const OURS = 'our own';

/**
 * Splits the browser's scripts by package. webpack does not tell what is left of a module once it is
 * minified, so esbuild bundles the same entries again, in a tenth of a second. All scripts together come within 2 %
 * of webpack's; `splitProblem` says when they no longer do.
 *
 * @returns by the name of the entry, or of the module that is loaded on first use
 */
export async function scriptPackages(): Promise<Map<string, ScriptPackages>> {
  const { metafile } = await build({
    entryPoints: readdirSync(ENTRIES).map((file) => path.join(ENTRIES, file)),
    outdir: 'nowhere',
    write: false,
    metafile: true,
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2020',
    mainFields: ['browser', 'module', 'main'],
    alias: REPLACED,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'empty', '.css': 'empty' },
  });
  return packagesByEntry(metafile);
}

/** What an entry has that the app's script, which stands on every page, does not have already. */
export function packagesByEntry({ outputs }: Pick<Metafile, 'outputs'>): Map<string, ScriptPackages> {
  const entries = Object.entries(outputs).filter(([, { entryPoint }]) => entryPoint?.startsWith(ENTRIES));
  const app = entries.find(([, { entryPoint = '' }]) => path.parse(entryPoint).name === 'app')?.[0] ?? '';
  const inApp = reach(outputs, [app]);
  const result = new Map<string, ScriptPackages>();
  for (const [output, { entryPoint = '' }] of entries) {
    const { name } = path.parse(entryPoint);
    const own = reach(outputs, [output], output === app ? undefined : inApp);
    result.set(name, packagesIn(outputs, own));
    const onFirstUse = [...own].flatMap((file) => importsOf(outputs, file, 'dynamic-import'));
    const known = new Set([...inApp, ...own]);
    for (const module of onFirstUse) {
      const later = path.parse(outputs[module]?.entryPoint ?? '').name;
      result.set(later, packagesIn(outputs, reach(outputs, [module], known)));
    }
  }
  return result;
}

type Outputs = Metafile['outputs'];

const importsOf = (outputs: Outputs, file: string, kind: 'import-statement' | 'dynamic-import') =>
  (outputs[file]?.imports ?? []).filter((one) => one.kind === kind).map((one) => one.path);

function reach(
  outputs: Outputs,
  from: readonly string[],
  known: ReadonlySet<string> = new Set(),
): Set<string> {
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file) || known.has(file)) return;
    reached.add(file);
    importsOf(outputs, file, 'import-statement').forEach(visit);
  };
  from.forEach(visit);
  return reached;
}

function packagesIn(outputs: Outputs, files: Iterable<string>): ScriptPackages {
  const bytes = new Map<string, number>();
  for (const file of files) {
    for (const [input, { bytesInOutput }] of Object.entries(outputs[file]?.inputs ?? {})) {
      const name = packageFolder(input)?.replace(/^.*node_modules\//, '') ?? OURS;
      bytes.set(name, (bytes.get(name) ?? 0) + bytesInOutput);
    }
  }
  return new Map([...bytes].sort(([, a], [, b]) => b - a));
}

/** @returns what part of a script each package is, from 0 to 1 */
export function shares(packages: ScriptPackages = new Map()): [name: string, share: number][] {
  const all = total(packages.values());
  return [...packages].map(([name, bytes]) => [name, bytes / all]);
}

const total = (bytes: Iterable<number>) => [...bytes].reduce((all, one) => all + one, 0);

/** How far the two bundlers may be apart, as a part of the whole. */
const TOLERANCE = 0.05;

/**
 * Says when the split is of other scripts than those that were built.
 *
 * @param built bytes of all scripts of the site
 * @returns a sentence; undefined when all is well
 */
export function splitProblem(
  packages: ReadonlyMap<string, ScriptPackages>,
  built: number,
): string | undefined {
  const split = total([...packages.values()].flatMap((one) => [...one.values()]));
  if (Math.abs(split - built) <= built * TOLERANCE) return undefined;
  return `The scripts split by package are ${kibibytes(split)}, those of the site ${kibibytes(built)}: build the site anew, and if that does not help, let scripts/page-weight/script-packages.ts bundle what plugins/islands/webpack.ts does.`;
}
