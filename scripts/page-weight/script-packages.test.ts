import { packagesByEntry, shares, splitProblem } from './script-packages';

type Outputs = Parameters<typeof packagesByEntry>[0]['outputs'];

const output = (
  entry: string | undefined,
  inputs: Record<string, number>,
  ...imports: [path: string, kind: 'import-statement' | 'dynamic-import'][]
): Outputs[string] => ({
  bytes: 0,
  exports: [],
  imports: imports.map(([path, kind]) => ({ path, kind })),
  inputs: Object.fromEntries(
    Object.entries(inputs).map(([name, bytesInOutput]) => [name, { bytesInOutput }]),
  ),
  ...(entry && { entryPoint: entry }),
});

const outputs: Outputs = {
  'app.js': output('.cache/islands/app.js', { 'src/a.ts': 10 }, ['shared.js', 'import-statement']),
  'form.js': output(
    '.cache/islands/form.js',
    { 'src/form.ts': 20, 'node_modules/@reach/tabs/dist/tabs.mjs': 40 },
    ['shared.js', 'import-statement'],
    ['toasts.js', 'dynamic-import'],
  ),
  'shared.js': output(undefined, {
    'node_modules/react/index.js': 1,
    'node_modules/react/cjs/react.js': 99,
  }),
  'toasts.js': output('src/waitlist/toasts.tsx', { 'node_modules/react-toastify/index.mjs': 300 }, [
    'shared.js',
    'import-statement',
  ]),
};

test('bytes are added up by package, largest first, and what every page has counts in the app only', () => {
  const packages = packagesByEntry({ outputs });
  expect([...(packages.get('app') ?? [])]).toEqual([
    ['react', 100],
    ['our own', 10],
  ]);
  expect([...(packages.get('form') ?? [])]).toEqual([
    ['@reach/tabs', 40],
    ['our own', 20],
  ]);
});

test('what is imported on first use stands apart', () => {
  expect([...(packagesByEntry({ outputs }).get('toasts') ?? [])]).toEqual([['react-toastify', 300]]);
});

test('shares add up to the whole', () => {
  expect(
    shares(
      new Map([
        ['react', 75],
        ['our own', 25],
      ]),
    ),
  ).toEqual([
    ['react', 0.75],
    ['our own', 0.25],
  ]);
  expect(shares()).toEqual([]);
});

test('a split of other scripts than those that were built is found', () => {
  const packages = packagesByEntry({ outputs });
  expect(splitProblem(packages, 480)).toBeUndefined();
  expect(splitProblem(packages, 600)).toContain('build the site anew');
});
