import { readdirSync, readFileSync } from 'node:fs';
import packageFile from '../../package.json';

type Overrides = { [name: string]: string | Overrides };

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const REGISTRY = 'https://registry.npmjs.org/';
/** The version of a direct dependency. */
const REFERENCE = /^\$(.+)$/;

const text = (file: string) => readFileSync(file, 'utf8');
const dependencies: Record<string, string> = { ...packageFile.dependencies, ...packageFile.devDependencies };

/** Each override as the name it is for and its version; nested ones as "outer > inner". */
const overrides = (entries: Overrides, outer = ''): [string, string][] =>
  Object.entries(entries).flatMap(([name, value]) =>
    typeof value === 'string' ? [[outer + name, value]] : overrides(value, `${outer}${name} > `),
  );

describe('package.json', () => {
  it('pins the exact version of each package', () => {
    const named = [...Object.entries(dependencies), ...overrides(packageFile.overrides)];
    const exact = ([, version]: [string, string]) =>
      EXACT.test(dependencies[REFERENCE.exec(version)?.[1] ?? ''] ?? version);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((entry) => !exact(entry))).toEqual([]);
  });

  it.each(readdirSync('plugins'))(
    'gives plugins/%s no version, so that Gatsby notices changed code',
    (name) => {
      expect(JSON.parse(text(`plugins/${name}/package.json`))).toEqual({ name, private: true });
    },
  );

  it('installs without install scripts, and only packages with a hash in the lockfile', () => {
    expect(text('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    const lockfile = JSON.parse(text('package-lock.json')) as { packages: Record<string, Locked> };
    const unverified = Object.entries(lockfile.packages).filter(
      ([folder, { resolved, integrity }]) =>
        folder && !(integrity?.startsWith('sha512-') && (resolved ?? REGISTRY).startsWith(REGISTRY)),
    );
    expect(unverified).toEqual([]);
  });
});

interface Locked {
  resolved?: string;
  integrity?: string;
}
