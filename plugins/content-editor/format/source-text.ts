/** Replaces the characters from `start` to `end` of a text; an insertion has both at the same offset. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The text of a file as it is read: `\n` line ends, no byte order mark. */
export const plainText = (source: string): string => source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/**
 * Applies edits to a part of a text.
 *
 * @param edits must not overlap; insertions at one offset are made in their order
 * @param start offset at which the part begins, before all edits
 * @param end offset at which it ends, behind all edits
 */
export function applyEdits(
  text: string,
  edits: readonly Edit[],
  [start, end]: readonly [number, number],
): string {
  let result = '';
  let offset = start;
  for (const edit of inOrder(edits)) {
    result += text.slice(offset, edit.start) + edit.text;
    offset = edit.end;
  }
  return result + text.slice(offset, end);
}

const inOrder = (edits: readonly Edit[]): Edit[] =>
  [...edits].sort((a, b) => (a.start === b.start ? a.end - b.end : a.start - b.start));

/**
 * Applies edits of a file's plain text to the file. Everything else stays byte for byte: a byte order mark, and line ends
 * of Windows, which new lines get too.
 *
 * @param edits with offsets in `plainText(source)`
 */
export function editSource(source: string, edits: readonly Edit[]): string {
  const plain = plainText(source);
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
  return applyEdits(source, sourceEdits, [0, source.length]);
}

/** For each character of the plain text, its offset in the source. */
function offsetsInSource(source: string): number[] {
  const start = source.startsWith('\uFEFF') ? 1 : 0;
  return Array.from(source.slice(start).matchAll(/\r\n?|[^]/g), ({ index }) => start + index);
}

/** Leaves out of an edit the characters that it would replace with the same ones. */
function differingPart(text: string, { start, end, text: replacement }: Edit): Edit {
  const { prefix, suffix } = commonEnds(text.slice(start, end), replacement);
  return {
    start: start + prefix,
    end: end - suffix,
    text: replacement.slice(prefix, replacement.length - suffix),
  };
}

/** How many characters two texts share at their beginning, and how many of the others at their end. */
export function commonEnds(a: string, b: string): { prefix: number; suffix: number } {
  const shorter = Math.min(a.length, b.length);
  let prefix = 0;
  while (prefix < shorter && a[prefix] === b[prefix]) prefix += 1;
  let suffix = 0;
  while (suffix < shorter - prefix && a[a.length - 1 - suffix] === b[b.length - 1 - suffix]) suffix += 1;
  return { prefix, suffix };
}
