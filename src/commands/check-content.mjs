#!/usr/bin/env node
// Starts the content check, compiled to one file.
import { createRequire } from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { compiled } from './compiled.mjs';

try {
  const folder = await compiled([{ entryPoints: ['src/commands/check-content.ts'], minify: true }]);
  // A tree lives as long as its document is looked at: with more room for the young it is never copied.
  setFlagsFromString('--max-semi-space-size=64');
  setFlagsFromString('--semi-space-growth-factor=8');
  createRequire(import.meta.url)(path.join(folder, 'check-content.js'));
} catch (error) {
  console.error(`The content could not be checked. ${error.message}`);
  process.exitCode = 2;
}
