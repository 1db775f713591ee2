import path from 'node:path';
import { transformSync } from 'esbuild';

const LOADERS = { '.tsx': 'tsx', '.ts': 'ts' };

/**
 * A transform of Jest with esbuild: to CommonJS, with the settings of tsconfig.json that matter when a test
 * runs.
 */
export default {
  process: (source, sourcefile) =>
    transformSync(source, {
      sourcefile,
      loader: LOADERS[path.extname(sourcefile)] ?? 'js',
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      // Jest can't run a native import(), so esbuild turns it into require().
      supported: { 'dynamic-import': false },
      jsx: 'automatic',
      jsxImportSource: '@emotion/react',
      sourcemap: 'inline',
    }),
};
