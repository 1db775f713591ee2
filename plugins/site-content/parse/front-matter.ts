import type { Problem } from './finding';

const FENCED = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m;

/**
 * Splits a content file into the YAML of its front matter and its body. In both, the lines before are empty lines, so
 * that their places are those of the file.
 *
 * @param source normalized text (see `plainText`)
 * @returns null when the file does not begin with complete front matter
 */
export function splitFrontMatter(source: string): { yaml: string; body: string } | null {
  const match = FENCED.exec(source);
  if (!match || match.index !== 0) return null;
  const [fenced, yaml = ''] = match;
  return { yaml: `\n${yaml}`, body: fenced.replace(/[^\n]/g, '') + source.slice(fenced.length) };
}

/** Explains why splitFrontMatter found no front matter. */
export function missingFrontMatter(source: string): Problem {
  const rule = 'front-matter';
  const fence = /^---[ \t]*$/m.exec(source);
  if (fence?.index === 0) {
    return {
      rule,
      message: 'the front matter that begins here does not end',
      help: 'Write a line of three hyphens (---) below the last field.',
    };
  }
  if (fence && source.slice(0, fence.index).trim() === '') {
    return {
      rule,
      message: 'there is something before the front matter, such as an empty line',
      help: 'Make the three hyphens (---) the very first thing in the file.',
    };
  }
  return {
    rule,
    message: 'the file does not begin with front matter',
    help: 'Begin the file with a line of three hyphens (---), the fields, and another line of three hyphens.',
  };
}
