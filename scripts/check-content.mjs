#!/usr/bin/env node
// Runs check-content.ts in this process: the command `tsx` starts another one, which takes half a second.
try {
  await import('tsx');
  // A CommonJS module: its exports are the default one.
  const { default: commands } = await import('./check-content.ts');
  process.exitCode = await commands.checkContentFiles(process.argv.slice(2));
} catch (error) {
  console.error(`The content could not be checked. ${error.message}`);
  process.exitCode = 2;
}
