import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM, VirtualConsole } from 'jsdom';
import { siteFiles } from '../../plugins/publish/release/list-files';
import { decoded } from '../../plugins/site-content';

/** An HTML file of a site. */
export interface BuiltPage {
  /** Below the site, for instance `legal/index.html`. */
  file: string;
  html: string;
  document: Document;
  /** The file with the line and column of a node, as in `index.html:12:5`. */
  at: (node: Node) => string;
  /** Finds elements, also in templates, where selectors of a document do not reach. */
  all: (selector: string) => Element[];
}

export interface BuiltSite {
  folder: string;
  /** Every file, below the folder, with forward slashes. */
  files: ReadonlySet<string>;
  pages: readonly BuiltPage[];
  /** The public address, without a slash at the end, as the home page's canonical link has it. */
  url: string;
  read: (file: string) => Buffer;
}

/** Sentences about what is wrong with a site, each with its file, and with what to do. */
export type Check = (site: BuiltSite) => string[] | Promise<string[]>;

/** The folder of the built site. */
export const SITE_FOLDER = process.env['SITE_FOLDER'] || 'dist';

/**
 * Reads a built site.
 *
 * @throws Error when nothing is built there
 */
export function readBuiltSite(folder = SITE_FOLDER): BuiltSite {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`There is no site in ${folder}/: build it first, with npm run build.`);
  }
  const files = siteFiles(folder).map((file) => file.slice(1));
  return siteOf(folder, files, (file) => readFileSync(path.join(folder, file)));
}

/**
 * Parses the pages of a site.
 *
 * @param folder the name of the site's folder, for messages
 * @param files each file below it
 * @param read returns the content of a file
 */
export function siteOf(folder: string, files: string[], read: BuiltSite['read']): BuiltSite {
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => parsePage(file, read(file).toString()));
  const home = pages.find(({ file }) => file === 'index.html');
  const canonical = home?.document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
  return { folder, files: new Set(files), pages, url: canonical.replace(/\/$/, ''), read };
}

/** @param file below the site */
export function parsePage(file: string, html: string): BuiltPage {
  // jsdom warns about newer CSS; the Nu checker validates it.
  const dom = new JSDOM(html, { includeNodeLocations: true, virtualConsole: new VirtualConsole() });
  const { document } = dom.window;
  const roots = [document, ...[...document.querySelectorAll('template')].map(({ content }) => content)];
  return {
    file,
    html,
    document,
    at: (node) => {
      const { startLine = 1, startCol = 1 } = dom.nodeLocation(node) ?? {};
      return `${file}:${startLine}:${startCol}`;
    },
    all: (selector) => roots.flatMap((root) => [...root.querySelectorAll(selector)]),
  };
}

/**
 * Describes a problem in a file of the site.
 *
 * @param where the file, and its line and column where they are known
 * @param help what to do about it
 */
export const found = ({ folder }: BuiltSite, where: string, message: string, help: string): string =>
  `${folder}/${where}: ${message}\n  ${help}`;

/**
 * The file that a static host answers with.
 *
 * @param address path of an address on the site, with a slash before it; its query is ignored
 * @returns undefined when there is none
 */
export function fileAt({ files }: BuiltSite, address: string): string | undefined {
  const path = decoded(address.replace(/[?#].*$/s, '')).slice(1);
  const candidates =
    path === '' || path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`];
  return candidates.find((candidate) => files.has(candidate));
}

/** @returns the path of an address on this site, with query and anchor; undefined for other sites */
export function ownPath(address: string, page: { file: string }, siteUrl: string): string | undefined {
  const base = `${siteUrl}/${page.file.replace(/index\.html$/, '')}`;
  const { origin, pathname, search, hash } = new URL(address, base);
  return origin === new URL(siteUrl).origin ? `${pathname}${search}${hash}` : undefined;
}
