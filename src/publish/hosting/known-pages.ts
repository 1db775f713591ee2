import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inlineCode, type InlineCode } from './inline-code';

interface Known {
  /** What was found; many pages have the same. */
  codes: InlineCode[];
  /** The place of a page's code in the list, by the hash of the page's text. */
  pages: Record<string, number>;
}

/** Remembers between builds which inline code pages have, since most pages are the same in the next build. */
export class KnownPages {
  private readonly before: Known;
  private readonly codes = new Map<string, InlineCode>();
  private readonly pages = new Map<string, string>();

  /** @param file where it is remembered, for as long as the program stays the same; it need not exist */
  constructor(private readonly file: string) {
    this.before = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Known)
      : { codes: [], pages: {} };
  }

  /** As inlineCode, which is asked for pages that have another text than before. */
  readonly inlineCode = (file: string, html: string): InlineCode => {
    const page = hashOf(html);
    const code = this.before.codes[this.before.pages[page] ?? -1] ?? inlineCode(file, html);
    const key = JSON.stringify(code);
    this.pages.set(page, key);
    return this.codes.get(key) ?? (this.codes.set(key, code), code);
  };

  /** Remembers the pages that were asked for, and no others. */
  save(): void {
    const keys = [...this.codes.keys()];
    const pages = Object.fromEntries(Array.from(this.pages, ([page, key]) => [page, keys.indexOf(key)]));
    writeFileSync(this.file, JSON.stringify({ codes: [...this.codes.values()], pages } satisfies Known));
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');
