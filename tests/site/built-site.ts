import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM, VirtualConsole } from 'jsdom';
import { siteFiles } from '../../plugins/publish/release/list-files';

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
  /** Every file, below the folder, with forward slashes. */
  files: ReadonlySet<string>;
  pages: readonly BuiltPage[];
  /** The public address, without a slash at the end, as the home page's canonical link has it. */
  url: string;
  read: (file: string) => string;
}

/** The folder of the built site. */
const SITE_FOLDER = process.env['SITE_FOLDER'] || 'dist';

/** @throws Error when nothing is built there */
export function readBuiltSite(folder = SITE_FOLDER): BuiltSite {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`There is no site in ${folder}/: build it first, with npm run build.`);
  }
  const files = siteFiles(folder).map((file) => file.slice(1));
  return siteOf(files, (file) => readFileSync(path.join(folder, file), 'utf8'));
}

/** Parses the pages of a site. */
export function siteOf(files: string[], read: BuiltSite['read']): BuiltSite {
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => parsePage(file, read(file)));
  const home = pages.find(({ file }) => file === 'index.html');
  const url = home && canonicalOf(home);
  return { files: new Set(files), pages, url: (url ?? '').replace(/\/$/, ''), read };
}

function parsePage(file: string, html: string): BuiltPage {
  // jsdom warns about newer CSS.
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

/** @returns the file of the site that an address on one of its pages leads to; undefined for none and other sites */
export function fileAt(address: string, from: { file: string }, site: BuiltSite): string | undefined {
  const path = ownPath(address, from, site)?.replace(/[?#].*/s, '');
  if (path === undefined) return undefined;
  const name = decodeURIComponent(path).replace(/^\/|\/$/g, '');
  return [name, `${name}/index.html`, 'index.html'].find((file) =>
    file === 'index.html' ? name === '' : site.files.has(file),
  );
}

/** @returns the path of an address with query and anchor; undefined when it is on another site */
export function ownPath(address: string, from: { file: string }, { url }: BuiltSite): string | undefined {
  const { origin, pathname, search, hash } = new URL(
    address,
    `${url}/${from.file.replace(/index\.html$/, '')}`,
  );
  return origin === new URL(url).origin ? `${pathname}${search}${hash}` : undefined;
}

/** @returns the content of the first meta element with this name or property; empty without one */
export const metaOf = ({ document }: BuiltPage, name: string): string =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')?.trim() ??
  '';

export const canonicalOf = ({ document }: BuiltPage): string | undefined =>
  document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined;

/** Whether search engines may show the page. */
export const isIndexed = (page: BuiltPage): boolean => !metaOf(page, 'robots').includes('noindex');

/** Whether the page's canonical address is its own. */
export const isCanonical = (page: BuiltPage, site: BuiltSite): boolean =>
  fileAt(canonicalOf(page) ?? '', page, site) === page.file;
