import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Finding } from '../../plugins/site-content';
import { found, type BuiltSite } from './built-site';

/** Messages that are ignored, each with its reason. */
const ACCEPTED: readonly RegExp[] = [
  // React writes <meta/>, with quoted attributes.
  /^Trailing slash on void elements has no effect/,
  // This latest date keeps a fifth digit out of the year.
  /Potentially bad value “9999-12-31” for attribute “max”/,
];

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  url?: string;
  lastLine?: number;
  firstColumn?: number;
  lastColumn?: number;
  message: string;
}

const JAVA = process.env['JAVA_PATH'] ?? 'java';

/** Whether Java is installed, which the checker needs; `JAVA_PATH` names another. */
export const hasJava = (): boolean => spawnSync(JAVA, ['-version']).status === 0;

/**
 * HTML, CSS and SVG are valid by the checker of validator.w3.org.
 *
 * @throws Error when the checker does not run
 */
export function checkWithNu(site: BuiltSite): Finding[] {
  const jar = createRequire(__filename).resolve('vnu-jar/build/dist/vnu.jar');
  const files = site.pages.map(({ file }) => path.resolve(site.folder, file));
  const { stdout, stderr, error } = spawnSync(JAVA, ['-jar', jar, '--format', 'json', '--stdout', ...files], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return messagesIn(stdout, error?.message ?? stderr)
    .filter(({ message }) => !ACCEPTED.some((accepted) => accepted.test(message)))
    .map(({ url = '', message, lastLine = 1, firstColumn, lastColumn = 1 }) => {
      const file = path.relative(path.resolve(site.folder), decodeURI(url.replace(/^file:/, '')));
      const place = { line: lastLine, column: firstColumn ?? lastColumn };
      return found(
        site,
        file,
        { rule: 'nu', message, help: 'See https://validator.w3.org/nu/about.html.' },
        place,
      );
    });
}

function messagesIn(json: string, complaint: string): Message[] {
  try {
    return (JSON.parse(json) as { messages: Message[] }).messages;
  } catch {
    throw new Error(`The Nu checker did not answer. ${complaint}`);
  }
}
