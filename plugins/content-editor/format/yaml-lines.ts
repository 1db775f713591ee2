import { isCollection, isSeq, type Node, type Pair } from 'yaml';
import type { Range } from './source-text';

/** A key, an item or a value in the YAML, as far as the file has one. */
export type MaybeNode = Node | null | undefined;

/** Finds the lines and columns of nodes in a YAML text. All offsets are offsets in that text. */
export class YamlLines {
  constructor(readonly yaml: string) {}

  /** @returns where a node begins and ends, without the line end and comments behind it */
  rangeOf(node: MaybeNode): Range {
    const [start = 0, end = 0] = node?.range ?? [];
    if (!isCollection(node) || node.flow) return { start, end: this.endOfText(start, end) };
    const last: unknown = node.items.at(-1);
    const lastNode = isSeq(node) ? (last as MaybeNode) : lastNodeOf(last as Pair);
    return { start, end: lastNode ? this.rangeOf(lastNode).end : end };
  }

  /**
   * @returns the end of a value without the line break that the range of a folded or literal text
   * includes
   */
  private endOfText(start: number, end: number): number {
    return Math.max(start, this.yaml.slice(0, end).trimEnd().length);
  }

  startOfLine(offset: number): number {
    return this.yaml.lastIndexOf('\n', offset - 1) + 1;
  }

  startOfNextLine(offset: number): number {
    const lineEnd = this.yaml.indexOf('\n', offset);
    return lineEnd === -1 ? this.yaml.length : lineEnd + 1;
  }

  /** @returns how many characters stand before an offset in its line */
  columnOf(offset: number): number {
    return offset - this.startOfLine(offset);
  }

  /** Whether only spaces stand before an offset in its line. */
  beginsLine(offset: number): boolean {
    return this.yaml.slice(this.startOfLine(offset), offset).trim() === '';
  }

  endsLine(offset: number): boolean {
    return offset === this.yaml.length || this.yaml[offset] === '\n';
  }

  /**
   * @returns where the comment lines directly above the line of an offset begin, or where that line
   * begins
   */
  startWithComment(offset: number): number {
    let start = this.startOfLine(offset);
    while (start > 0) {
      const previous = this.startOfLine(start - 1);
      if (!/^ *#/.test(this.yaml.slice(previous, start))) return start;
      start = previous;
    }
    return start;
  }

  /**
   * Finds the end of the lines that belong to a value: the line in which it ends, and comment lines
   * below it.
   *
   * @param commentIndent how many spaces a comment line begins with at least when it belongs to the
   *   value
   * @returns where the next line begins
   */
  endWithComment(offset: number, commentIndent: number): number {
    let end = this.startOfNextLine(offset);
    let next = end;
    while (next < this.yaml.length) {
      const lineEnd = this.startOfNextLine(next);
      const line = this.yaml.slice(next, lineEnd);
      const belongs = line.trimStart().startsWith('#') && line.search(/[^ ]/) >= commentIndent;
      // An empty line belongs to the value only when a comment of the value follows it.
      if (belongs) end = lineEnd;
      else if (line.trim() !== '') return end;
      next = lineEnd;
    }
    return end;
  }
}

const lastNodeOf = ({ key, value }: Pair): MaybeNode => (value ?? key) as MaybeNode;
