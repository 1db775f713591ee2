import { normalizeText } from '../../mdx-content';

/** The offsets of a part of a text. */
export interface Range {
  start: number;
  end: number;
}

/** A replacement of a part of a text. An insertion has the same offset as `start` and `end`. */
export interface Edit extends Range {
  text: string;
}

/**
 * Applies edits to a part of a text.
 *
 * @param edits must not overlap; insertions at the same offset are made in their order
 * @param part an edit that does not begin in it is left out. One that reaches beyond its end, such as
 *   one that also removes the empty line below a field, changes nothing there.
 */
export function applyEdits(text: string, edits: readonly Edit[], { start, end }: Range): string {
  let result = '';
  let offset = start;
  const inPart = edits.filter((edit) => edit.start >= start && edit.start <= end);
  for (const edit of sortEdits(inPart)) {
    result += text.slice(offset, edit.start) + edit.text;
    offset = edit.end;
  }
  return result + text.slice(offset, end);
}

const sortEdits = (edits: readonly Edit[]): Edit[] =>
  [...edits].sort((a, b) => (a.start === b.start ? a.end - b.end : a.start - b.start));

/**
 * Applies edits of a file's plain text to the file. Everything else stays byte for byte, such as a
 * byte order mark. New lines get the line breaks of the file, which may be those of Windows.
 *
 * @param edits with offsets in `normalizeText(source)`
 */
export function editSource(source: string, edits: readonly Edit[]): string {
  const plain = normalizeText(source);
  const [lineEnd = '\n'] = /\r\n?|\n/.exec(source) ?? [];
  const offsets = offsetsInSource(source);
  const sourceEdits = edits.map((edit) => {
    const { start, end, text } = differingPart(plain, edit);
    return {
      start: offsets[start] ?? source.length,
      end: offsets[end] ?? source.length,
      text: text.replaceAll('\n', lineEnd),
    };
  });
  return applyEdits(source, sourceEdits, { start: 0, end: source.length });
}

/** @returns the offset in the source of each character of the plain text */
function offsetsInSource(source: string): number[] {
  const start = source.startsWith('\uFEFF') ? 1 : 0;
  return Array.from(source.slice(start).matchAll(/\r\n?|[^]/g), ({ index }) => start + index);
}

/**
 * @returns the edit without the characters at its ends that it would replace with the same
 * characters
 */
function differingPart(text: string, { start, end, text: replacement }: Edit): Edit {
  const { prefix, suffix } = commonEnds(text.slice(start, end), replacement);
  return {
    start: start + prefix,
    end: end - suffix,
    text: replacement.slice(prefix, replacement.length - suffix),
  };
}

/**
 * Counts the characters that two texts share at their beginning (`prefix`), and those of the rest
 * at their end (`suffix`).
 */
export function commonEnds(a: string, b: string): { prefix: number; suffix: number } {
  const shorter = Math.min(a.length, b.length);
  let prefix = 0;
  while (prefix < shorter && a[prefix] === b[prefix]) prefix += 1;
  let suffix = 0;
  while (suffix < shorter - prefix && a[a.length - 1 - suffix] === b[b.length - 1 - suffix]) suffix += 1;
  return { prefix, suffix };
}
