import { build } from 'esbuild';

/** The editor's own script, and the packages in it. */
export interface EditorBundle {
  script: string;
  /** Folders of the packages, such as `node_modules/yaml`. */
  packages: string[];
}

/**
 * Bundles the site's entry for the browser, with esbuild.
 *
 * @param modulePath the entry
 * @throws Error that names file, line and column of a mistake
 */
export async function bundleEditor(modulePath: string): Promise<EditorBundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: [modulePath],
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'iife',
    // The indexes of plugins also have what runs in Node only. esbuild leaves it out, since nothing here uses it.
    external: ['node:*'],
    target: 'es2022',
    // Licences are in a file of their own.
    legalComments: 'none',
    loader: { '.woff2': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const folders = Object.keys(metafile.inputs).flatMap((file) => packageFolder(file) ?? []);
  return { script: outputFiles[0]?.text ?? '', packages: [...new Set(folders)] };
}

/** The folder of the package that holds a file, the innermost of nested ones. */
const packageFolder = (file: string): string | undefined =>
  /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];
