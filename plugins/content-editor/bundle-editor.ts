import { build } from 'esbuild';
import { packageFolder } from '../licenses';

interface EditorBundle {
  script: string;
  /** Folders of the packages, such as `node_modules/yaml`. */
  packages: string[];
}

/** @throws Error that names the file, line and column of a syntax error or a missing import */
export async function bundleEditor(modulePath: string): Promise<EditorBundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: [modulePath],
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    // licenses.txt has the licenses.
    legalComments: 'none',
    loader: { '.woff2': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const folders = Object.keys(metafile.inputs).flatMap((file) => packageFolder(file) ?? []);
  return { script: outputFiles[0]?.text ?? '', packages: [...new Set(folders)] };
}
