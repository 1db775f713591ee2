import { visible } from './finding-formats';

/** Text in a fence that is longer than each run of backticks in it. */
export function codeBlock(lines: readonly string[]): string {
  const text = lines.join('\n').replace(/^\n+/, '');
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}

/** The name of a file: one line, in which nothing is markup. */
export const code = (text: string): string => `\`${visible(text).replace(/[`|]/g, '?')}\``;

/** Words that editors wrote: shown as they are, not as markup. */
export const plain = (text: string): string =>
  visible(text.replace(/\s+/g, ' ')).replace(/[\\`*_[\]<>|~#@]/g, '\\$&');
