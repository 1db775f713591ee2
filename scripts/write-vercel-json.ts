import { writeFileSync } from 'node:fs';
import { FIXED_HEADERS, vercelHeaders } from '../plugins/publish';
import { PUBLIC_FOLDER } from '../plugins/shared/files/public-folder';
import { runCommand } from './support/run-command';

/**
 * The settings with which Vercel builds a preview. They lack the Content-Security-Policy, which is known only
 * after a build.
 */
const PROJECT = {
  $schema: 'https://openapi.vercel.sh/vercel.json',
  framework: null,
  buildCommand: 'SITE_PREVIEW=1 npm run build',
  outputDirectory: PUBLIC_FOLDER,
  git: { deploymentEnabled: { main: false } },
  headers: [vercelHeaders('/(.*)', FIXED_HEADERS)],
};

export const VERCEL_JSON = `${JSON.stringify(PROJECT, null, 2)}\n`;

if (require.main === module) void runCommand(() => writeFileSync('vercel.json', VERCEL_JSON));
