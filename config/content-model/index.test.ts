import { build } from 'esbuild';
import { contentModel } from '.';

/** Gatsby itself notices changes in the folders of its plugins. */
const PLUGINS = 'plugins/';

it('names all folders of the code that it consists of, so that Gatsby makes its nodes anew after a change', async () => {
  const { metafile } = await build({
    entryPoints: ['config/content-model/index.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    metafile: true,
    write: false,
  });
  const folders = [PLUGINS, ...contentModel.codeFolders.map((folder) => `${folder}/`)];
  const files = Object.keys(metafile.inputs);
  expect(files).toContain('config/content-model/kinds/index.ts');
  expect(files.filter((file) => !folders.some((folder) => file.startsWith(folder)))).toEqual([]);
});
