import type { Place, Problem } from './finding';

export interface YamlSource {
  yaml: string;
  /** Lines of the file that come before the YAML. */
  linesBefore: number;
}

const FENCED = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m;

/**
 * Parts a content file into its front matter and its body.
 * The body keeps the front matter's lines as empty ones, so places in it are places in the file.
 *
 * @param source plain text (see `plainText`)
 * @returns null when the file does not begin with front matter
 */
export function splitFrontMatter(source: string): { frontMatter: YamlSource; body: string } | null {
  const match = FENCED.exec(source);
  if (!match || match.index !== 0) return null;
  const [fenced, yaml = ''] = match;
  return {
    frontMatter: { yaml, linesBefore: 1 },
    body: fenced.replace(/[^\n]/g, '') + source.slice(fenced.length),
  };
}

/** Why a file without readable front matter has none, and where. */
export function missingFrontMatter(source: string): { place: Place; problem: Problem } {
  const rule = 'front-matter';
  const fence = /^---[ \t]*$/m.exec(source);
  if (fence?.index === 0) {
    return {
      place: { line: 1, column: 1 },
      problem: {
        rule,
        message: 'the front matter that begins here does not end',
        help: 'Write a line of three hyphens (---) below the last field.',
      },
    };
  }
  const late = fence && source.slice(0, fence.index).trim() === '';
  return {
    place: { line: 1, column: 1 },
    problem: {
      rule,
      message: late
        ? 'there is something before the front matter, such as an empty line'
        : 'the file does not begin with front matter',
      help: late
        ? 'Make the three hyphens (---) the very first thing in the file.'
        : 'Begin the file with a line of three hyphens (---), the fields, and another line of three hyphens.',
    },
  };
}
