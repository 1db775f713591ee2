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

  it('has an explanation for each override, and no other', () => {
    const [, table = ''] = text('docs/supply-chain.md').split('## Overrides in package.json');
    const rows = [
      ...(table.split('\n## ')[0] ?? '').matchAll(/^\| (?!-|override)(.+?) *\| (.+?) *\| (.+?) *\|$/gm),
    ];
    const explained = rows.flatMap(([, names = '']) => names.split(', '));
    expect(explained.sort()).toEqual(
      Object.keys(packageFile.overrides)
        .map((name) => name.replace(/(.)@.*/, '$1'))
        .sort(),
    );
    for (const [, , why = '', when = ''] of rows) {
      expect(why.length).toBeGreaterThan(20);
      expect(when.length).toBeGreaterThan(10);
    }
  });

  it.each(readdirSync('plugins'))(
    'gives plugins/%s no version, so that Gatsby notices changed code',
    (name) => {
      expect(JSON.parse(text(`plugins/${name}/package.json`))).toEqual({ name, private: true });
    },
  );

  it('installs without install scripts, and only packages with a hash in the lockfile', () => {
    expect(text('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    expect(text('scripts/install.mjs')).toContain("['ci', '--ignore-scripts',");
    const lockfile = JSON.parse(text('package-lock.json')) as { packages: Record<string, Locked> };
    const unverified = Object.entries(lockfile.packages).filter(
      ([folder, { resolved, integrity }]) =>
        folder && !(integrity?.startsWith('sha512-') && (resolved ?? REGISTRY).startsWith(REGISTRY)),
    );
    expect(unverified).toEqual([]);
  });

  it('requires the same Node version everywhere', () => {
    const oldest = /^>=(\d+\.\d+)$/.exec(packageFile.engines.node)?.[1] ?? '';
    expect(text('scripts/install.mjs')).toContain(`const NEEDED = [${oldest.replace('.', ', ')}];`);
    expect(text('README.md')).toContain(`${oldest} or newer`);
    const named = text('.nvmrc').trim();
    expect(named).toMatch(EXACT);
    expect(named.localeCompare(oldest, 'en', { numeric: true })).toBeGreaterThanOrEqual(0);
  });
});

interface Locked {
  resolved?: string;
  integrity?: string;
}
