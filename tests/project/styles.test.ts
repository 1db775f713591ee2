import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { listFiles } from '../../plugins/shared/files/list-files';

const SOURCE_FILES = listFiles('src').map((file) => `src/${file}`);

const ISLANDS = SOURCE_FILES.filter((file) => file.endsWith('.island.ts'));

const COMPONENTS = SOURCE_FILES.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));

/** The prop of Emotion, which only components outside of islands can have. */
const CSS_PROP = /\scss=[{"]/;

/** The files of the project with the code of a module: the module itself, and what it imports. */
async function filesOf(module: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [module],
    bundle: true,
    packages: 'external',
    loader: { '.woff2': 'empty' },
    outdir: '.',
    metafile: true,
    write: false,
  });
  return Object.keys(metafile.inputs);
}

/** The classes that a file styles by their names, or defines for the styles of an island. */
function classesOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  if (file.endsWith('-classes.ts')) return Array.from(code.matchAll(/'([\w-]+)'/g), ([, name = '']) => name);
  const styles = Array.from(code.matchAll(/\bcss`([^`]*)`/g), ([, text = '']) => text).join('\n');
  const withoutExpressionsAndComments = styles.replace(/\$\{[^}]*\}|\/\*[^]*?\*\//g, '');
  return Array.from(withoutExpressionsAndComments.matchAll(/\.([a-z][\w-]*)/g), ([, name = '']) => name);
}

// In browsers, islands have React's own JSX runtime (config/plugin-options/islands-options.ts), which knows
// no prop `css`. The server and unit tests of components have Emotion's, so nothing else would show that the
// styles get lost.
it.each(ISLANDS)('%s has components with class names in place of the css prop', async (island) => {
  const files = await filesOf(island);
  expect(files).toContain('plugins/islands/hydrate.tsx');
  expect(files.filter((file) => CSS_PROP.test(readFileSync(file, 'utf8')))).toEqual([]);
});

// The styles of a component apply to all elements with the class, also in the components inside it.
it.each(COMPONENTS)('%s styles no class that a component inside it has', async (component) => {
  const classes = new Set(classesOf(component));
  const filesInside = (await filesOf(component)).filter((file) => file !== component);
  const filesWithSameClass = filesInside.filter((file) => classesOf(file).some((name) => classes.has(name)));
  expect(filesWithSameClass).toEqual([]);
});
