import { buildSync } from 'esbuild';
import type { Page } from '@playwright/test';
import type { Virtual } from '@guidepup/virtual-screen-reader';

declare global {
  interface Window {
    screenReader: Virtual;
  }
}

const [BUNDLE] = buildSync({
  stdin: {
    contents: `import { virtual } from '@guidepup/virtual-screen-reader'; window.screenReader = virtual;`,
    resolveDir: process.cwd(),
  },
  bundle: true,
  write: false,
  format: 'iife',
  define: { 'process.env.NODE_ENV': '"production"' },
}).outputFiles;

/** A screen reader for the page, which keeps in words what it would speak. */
export class ScreenReader {
  constructor(private readonly page: Page) {}

  /** Begins at the top of the page, and speaks what is announced from now on. */
  async start(): Promise<void> {
    await this.page.evaluate(`${BUNDLE?.text};0`);
    await this.page.evaluate(async () => {
      // It does not know of `until-found`, which browsers keep from screen readers as they do `hidden`.
      const closed = new CSSStyleSheet();
      closed.replaceSync('[hidden="until-found"] { display: none !important; }');
      document.adoptedStyleSheets.push(closed);
      await window.screenReader.start({ container: document.body });
    });
  }

  /** @returns what it speaks from the top of the page to its end */
  readAll(): Promise<string[]> {
    return this.page.evaluate(async () => {
      while ((await window.screenReader.lastSpokenPhrase()) !== 'end of document') {
        await window.screenReader.next();
      }
      return window.screenReader.spokenPhraseLog();
    });
  }

  /** Whether it has spoken a phrase since it was started or last asked for all phrases. */
  hasSpoken(phrase: string): Promise<boolean> {
    return this.page.evaluate(
      async (wanted) => (await window.screenReader.spokenPhraseLog()).includes(wanted),
      phrase,
    );
  }

  /** @returns what it has spoken since it was started or last asked */
  async spoken(): Promise<string[]> {
    return this.page.evaluate(async () => {
      const phrases = await window.screenReader.spokenPhraseLog();
      await window.screenReader.clearSpokenPhraseLog();
      // A live region that was emptied is heard by nobody.
      return phrases.filter((phrase) => phrase !== 'polite: ');
    });
  }
}
