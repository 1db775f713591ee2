import { writeFileSync } from 'node:fs';
import { FIXED_HEADERS, vercelHeaders } from '../plugins/publish';

/** What Vercel reads before it builds a preview. The Content-Security-Policy is known only after a build. */
const PROJECT = {
  $schema: 'https://openapi.vercel.sh/vercel.json',
  framework: null,
  buildCommand: 'SITE_PREVIEW=1 npm run build',
  outputDirectory: 'public',
  git: { deploymentEnabled: { main: false } },
  headers: [vercelHeaders('/(.*)', FIXED_HEADERS)],
};

/** The text of vercel.json in the project's folder. */
export const VERCEL_JSON = `${JSON.stringify(PROJECT, null, 2)}\n`;

if (require.main === module) writeFileSync('vercel.json', VERCEL_JSON);
