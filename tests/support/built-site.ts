import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM, VirtualConsole } from 'jsdom';
import { EDITOR_PATH } from '../../plugins/content-editor';
import { builtFiles } from '../../plugins/publish';

/** An HTML file of the built site. */
export interface Page {
  /** From the root of the site, for instance `/legal/index.html`. */
  file: string;
  html: string;
  document: Document;
}

export const FOLDER = process.env['SITE_FOLDER'] || 'public';
if (!existsSync(path.join(FOLDER, 'index.html'))) {
  throw new Error(`There is no site in ${FOLDER}/: build it first, with \`npm run build\`.`);
}

/**
 * What Gatsby keeps in its output folder for itself: data of pages that its runtime would load, pieces of
 * pages, another copy of 404.html, and lists of scripts. No page links to them and no visitor is meant to
 * read them, so the tests of pages leave them out.
 */
const OF_GATSBY = /^\/(?:404|_gatsby|page-data|~partytown)\/|^\/(?:chunk-map|webpack\.stats)\.json$/;

/** The files that pages may link to. */
export const files = builtFiles(FOLDER).filter((file) => !OF_GATSBY.test(file));

export const read = (file: string): string => readFileSync(path.join(FOLDER, file), 'utf8');

/** The editor is no page of the site, and has its own tests. */
const isOfEditor = (file: string) => file.startsWith(`${EDITOR_PATH}/`);

export const pages: Page[] = files
  .filter((file) => file.endsWith('.html') && !isOfEditor(file))
  .map((file) => {
    const html = read(file);
    // A separate console keeps jsdom's warnings about newer CSS out of the output.
    const { document } = new JSDOM(html, { virtualConsole: new VirtualConsole() }).window;
    return { file, html, document };
  });

/** Finds elements, also in templates, where selectors of a document don't reach. */
export const elements = ({ document }: Page, selector: string): Element[] =>
  [document, ...[...document.querySelectorAll('template')].map(({ content }) => content)].flatMap((root) => [
    ...root.querySelectorAll(selector),
  ]);

/** @returns the content of the first meta element with this name or property; empty without one */
export const metaOf = ({ document }: Page, name: string): string =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';

export const canonicalOf = ({ document }: Page): string =>
  document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';

/** The public origin, as the home page's canonical link has it. */
const [ORIGIN = ''] = pages
  .filter(({ file }) => file === '/index.html')
  .map((home) => new URL(canonicalOf(home)).origin);

/** @returns the address with its origin, as the page would ask for it */
export const absolute = (address: string, from = '/'): URL => new URL(address, ORIGIN + from);

export const isOwn = ({ origin }: URL): boolean => origin === ORIGIN;

/** @returns the file of the site at an address; undefined for none */
export function fileAt({ pathname }: URL): string | undefined {
  const name = decodeURIComponent(pathname);
  return [name, name.replace(/\/?$/, '/index.html')].find((file) => files.includes(file));
}

export const isIndexed = (page: Page): boolean => !metaOf(page, 'robots').includes('noindex');

export const isCanonical = (page: Page): boolean => fileAt(absolute(canonicalOf(page))) === page.file;
