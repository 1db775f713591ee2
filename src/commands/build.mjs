#!/usr/bin/env node
// Starts the build of the site, compiled to one file; what Gatsby is told about the site is compiled beside it.
import { createRequire } from 'node:module';
import path from 'node:path';
import { compiled } from './compiled.mjs';

try {
  const folder = await compiled([
    { entryPoints: ['src/commands/build.ts'], minify: true },
    {
      entryPoints: ['gatsby-config.ts', 'gatsby-node.ts', 'src/commands/gatsby-build.ts'],
      packages: 'external',
    },
  ]);
  createRequire(import.meta.url)(path.join(folder, 'build.js'));
} catch (error) {
  console.error(`The build could not start. ${error.message}`);
  process.exitCode = 1;
}
