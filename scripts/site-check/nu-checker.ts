import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Finding } from '../../plugins/site-content/parse/finding';
import { found, type BuiltSite } from './built-site';

/** What it says that is no fault of the page, each with the reason. */
const ACCEPTED: readonly RegExp[] = [
  // React writes <meta/>, and always with quotes around the attributes before it.
  /^Trailing slash on void elements has no effect/,
  // The latest day that the field for dates takes: a fifth digit is what it keeps out.
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

/** Whether there is a Java to run it with; `JAVA_PATH` names another. */
export const hasJava = (): boolean => spawnSync(JAVA, ['-version']).status === 0;

/**
 * HTML, and the CSS and SVG in it, as the checker behind validator.w3.org judges them.
 *
 * @throws Error when it cannot be run
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
