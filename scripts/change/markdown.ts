/** Text in a fence that is longer than each run of backticks in it. */
export function codeBlock(lines: readonly string[]): string {
  const text = lines.join('\n').replace(/^\n+/, '');
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}

/** A name of a file, in one line. */
export const code = (text: string): string => `\`${text.replace(/[`\s|]/g, ' ')}\``;

/** Words that editors wrote: shown as they are, not as markup. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|~#@]/g, '\\$&');
