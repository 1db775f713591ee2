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

export const NO_FRONT_MATTER: Problem = {
  rule: 'front-matter',
  message: 'the file does not begin with complete front matter',
  help: 'Begin the file, without an empty line, with a line of three hyphens (---), the fields, and another line of three hyphens.',
};
