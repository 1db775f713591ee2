import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { listFiles } from '../../plugins/shared/list-files';

const ISLANDS = listFiles('src')
  .filter((file) => file.endsWith('.island.ts'))
  .map((file) => `src/${file}`);

/** The prop of Emotion, which only components outside of islands can have. */
const CSS_PROP = /\scss=[{"]/;

/** The files of the project with the components of an island, and what they import. */
async function filesOf(island: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [island],
    bundle: true,
    packages: 'external',
    outdir: '.',
    metafile: true,
    write: false,
  });
  return Object.keys(metafile.inputs);
}

// In browsers, islands have React's own JSX runtime (config/plugin-options/islands-options.ts), which knows
// no prop `css`. The server and unit tests of components have Emotion's, so nothing else would show that the
// styles get lost.
it.each(ISLANDS)('%s has components with class names in place of the css prop', async (island) => {
  const files = await filesOf(island);
  expect(files).toContain('plugins/islands/hydrate.tsx');
  expect(files.filter((file) => CSS_PROP.test(readFileSync(file, 'utf8')))).toEqual([]);
});
