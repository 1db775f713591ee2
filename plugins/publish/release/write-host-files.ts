import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { HOST_FILES, readHosting, type Hosting } from './hosting';
import { headersFile, redirectsFile } from './netlify';
import { nginxFile } from './nginx';
import { vercelFile } from './vercel';

const WRITERS: Record<(typeof HOST_FILES)[number], (hosting: Hosting) => string> = {
  '/_headers': headersFile,
  '/_redirects': redirectsFile,
  '/vercel.json': vercelFile,
  '/_nginx.conf': nginxFile,
};

/**
 * Writes the hosts' configuration files into a built site, whose inline code the policy lists by hash.
 *
 * @param folder the built site
 * @throws Error when a page has code that the policy cannot allow, or a host could not read its file
 */
export function writeHostFiles(folder: string): void {
  const hosting = readHosting(folder);
  for (const file of HOST_FILES) writeFileSync(path.join(folder, file), WRITERS[file](hosting));
}
