/** The parts of a file with front matter, as offsets in its text. */
export interface FileParts {
  /** The lines between the two lines of hyphens, with the line break of the last one. */
  yaml: { start: number; end: number };
  /** Everything after the second line of hyphens. */
  body: { start: number; end: number };
}

/** Matches front matter: a line of hyphens, the YAML, and another line of hyphens. */
const FRONT_MATTER = /^(---[ \t]*\n)((?:[^]*?\n)??)---[ \t]*(?:\n|$)/;

/**
 * Finds the front matter and the body of a content file.
 *
 * @param source normalized text (see normalizeText)
 * @returns null when the file doesn't begin with complete front matter
 */
export function findFrontMatter(source: string): FileParts | null {
  const match = FRONT_MATTER.exec(source);
  if (!match) return null;
  const [frontMatter, firstLine = '', yaml = ''] = match;
  return {
    yaml: { start: firstLine.length, end: firstLine.length + yaml.length },
    body: { start: frontMatter.length, end: source.length },
  };
}

/**
 * Splits a content file into the YAML of its front matter and its body. Each begins with an empty line for
 * every line before it in the file, so that its lines have the same numbers as in the file.
 *
 * @param source normalized text (see normalizeText)
 * @returns null when the file doesn't begin with complete front matter
 */
export function splitFrontMatter(source: string): { yaml: string; body: string } | null {
  const parts = findFrontMatter(source);
  if (!parts) return null;
  const { yaml, body } = parts;
  const emptyLines = source.slice(0, body.start).replace(/[^\n]/g, '');
  return {
    yaml: `\n${source.slice(yaml.start, yaml.end)}`,
    body: emptyLines + source.slice(body.start, body.end),
  };
}
