import { oneLine } from '../plugins/site-content';

/** Text in a fence that is longer than each run of backticks in it; nothing without text. */
export function codeBlock(lines: readonly string[]): string {
  const text = lines.join('\n').replace(/^\n+/, '');
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return text && `${fence}text\n${text}\n${fence}`;
}

/** Words that editors wrote, on one line: shown as they are, not as markup. */
export const plain = (text: string): string =>
  oneLine(text.replace(/\s+/g, ' ')).replace(/[\\`*_[\]<>|~#@]/g, '\\$&');
