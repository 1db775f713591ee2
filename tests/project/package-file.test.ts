import { readdirSync, readFileSync } from 'node:fs';
import packageFile from '../../package.json';

const REGISTRY = 'https://registry.npmjs.org/';

const text = (file: string) => readFileSync(file, 'utf8');

describe('package.json', () => {
  it('pins the exact version of each package', () => {
    const { dependencies, devDependencies, overrides } = packageFile;
    const { 'eslint-config-react-app': nested, ...others } = overrides;
    const versions = { ...others, ...nested, ...dependencies, ...devDependencies };
    const ranges = Object.entries(versions).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
    expect(Object.keys(versions).length).toBeGreaterThan(50);
    expect(ranges).toEqual([]);
  });

  // plugins/shared is no plugin, but code that all of them may use.
  it.each(readdirSync('plugins').filter((name) => name !== 'shared'))(
    'gives plugins/%s no version, so that Gatsby notices changed code',
    (name) => {
      const pluginFile = JSON.parse(text(`plugins/${name}/package.json`)) as object;
      expect(pluginFile).toMatchObject({ name, private: true });
      expect(pluginFile).not.toHaveProperty('version');
    },
  );

  it('installs only packages with a hash in the lockfile', () => {
    const { packages } = JSON.parse(text('package-lock.json')) as {
      packages: Record<string, { resolved?: string; integrity?: string }>;
    };
    const unverified = Object.entries(packages).filter(
      ([folder, { resolved = REGISTRY, integrity }]) =>
        folder && !(integrity?.startsWith('sha512-') && resolved.startsWith(REGISTRY)),
    );
    expect(unverified).toEqual([]);
  });
});

it('.npmrc keeps packages from running install scripts', () => {
  expect(text('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});
