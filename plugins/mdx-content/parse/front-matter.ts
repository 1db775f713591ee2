import type { Problem } from './finding';

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m;

/**
 * Splits a content file into the YAML of its front matter and its body. Each begins
 * with an empty line for every line before it in the file, so that its lines have the
 * same numbers as in the file.
 *
 * @param source normalized text (see normalizeText)
 * @returns null when the file does not begin with complete front matter
 */
export function splitFrontMatter(source: string): { yaml: string; body: string } | null {
  const match = FRONT_MATTER.exec(source);
  if (match?.index !== 0) return null;
  const [frontMatter, yaml = ''] = match;
  const emptyLines = frontMatter.replace(/[^\n]/g, '');
  return { yaml: `\n${yaml}`, body: emptyLines + source.slice(frontMatter.length) };
}

export const NO_FRONT_MATTER: Problem = {
  rule: 'front-matter',
  message: 'the file does not begin with complete front matter',
  help: 'Begin the file, without an empty line, with a line of three hyphens (---), the fields, and another line of three hyphens.',
};
