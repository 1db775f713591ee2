import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { JSDOM, VirtualConsole } from 'jsdom';
import { decoded, FILE_START, type Finding, listFiles, type Place } from '../../plugins/site-content';

/** An HTML file of the built site. */
export interface BuiltPage {
  /** Below the built site, for instance `legal/index.html`. */
  file: string;
  html: string;
  document: Document;
  placeOf: (node: Node) => Place;
  /** Finds elements, also in templates, where selectors of a document do not reach. */
  all: (selector: string) => Element[];
}

/** The built site, read once for all checks. */
export interface BuiltSite {
  folder: string;
  /** Every file, below the folder, with forward slashes. */
  files: ReadonlySet<string>;
  pages: readonly BuiltPage[];
  /** The public address, without a slash at the end, as the home page's canonical link has it. */
  url: string;
  text: (file: string) => Promise<string>;
}

/** @returns what is wrong with the built site */
export type Check = (site: BuiltSite) => Finding[] | Promise<Finding[]>;

/**
 * Reads a built site.
 *
 * @param folder usually `dist`
 * @throws Error when nothing is built there
 */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const files = await listFiles(folder);
  if (!files.includes('index.html')) {
    throw new Error(`There is no site in ${folder}/: build it first, with npm run build.`);
  }
  const text = (file: string) => readFile(path.join(folder, file), 'utf8');
  const pages = await Promise.all(
    files.filter((file) => file.endsWith('.html')).map(async (file) => parsePage(file, await text(file))),
  );
  const home = pages.find(({ file }) => file === 'index.html');
  const canonical = home?.document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
  return { folder, files: new Set(files), pages, url: canonical.replace(/\/$/, ''), text };
}

/** @param file below the built site */
function parsePage(file: string, html: string): BuiltPage {
  // jsdom warns about newer CSS; the Nu checker validates it.
  const dom = new JSDOM(html, { includeNodeLocations: true, virtualConsole: new VirtualConsole() });
  const { document } = dom.window;
  const placeOf = (node: Node): Place => {
    const { startLine = 1, startCol = 1 } = dom.nodeLocation(node) ?? {};
    return { line: startLine, column: startCol };
  };
  const roots = [document, ...[...document.querySelectorAll('template')].map(({ content }) => content)];
  const all = (selector: string) => roots.flatMap((root) => [...root.querySelectorAll(selector)]);
  return { file, html, document, placeOf, all };
}

/** Makes a finding about a file of the built site. */
export function found(
  { folder }: Pick<BuiltSite, 'folder'>,
  file: string,
  problem: Pick<Finding, 'rule' | 'message' | 'help'>,
  place: Place = FILE_START,
): Finding {
  return { file: `${folder}/${file}`, ...place, severity: 'error', ...problem };
}

/**
 * The file that a static host answers with.
 *
 * @param address path of an address on the site, with a slash before it; its query is ignored
 * @returns undefined when there is none
 */
export function fileAt({ files }: Pick<BuiltSite, 'files'>, address: string): string | undefined {
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
