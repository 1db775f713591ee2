import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { ROUTES } from '../../src/shared/routes';
import type { BuiltPage, BuiltSite } from './built-site';
import { pageRequests, type PageRequest } from './page-requests';

type Node = DefaultTreeAdapterMap['node'];

/** Bytes that a server sends: with gzip at level 9, or with Brotli at level 11. */
export interface Sizes {
  gzip: number;
  brotli: number;
}

export interface WeighedFile extends PageRequest {
  sizes: Sizes;
}

/** What a page of the built site weighs. */
export interface PageWeight {
  /** Its address. */
  page: string;
  /** The document without its words. */
  frame: Sizes;
  /** The scripts in the document, and the styles in it, each compressed alone. */
  inlineScripts: Sizes;
  inlineStyles: Sizes;
  /** Files that a browser requests when the page loads. */
  atOnce: WeighedFile[];
  /** Files that it requests when the visitor first uses what needs them. */
  onFirstUse: WeighedFile[];
}

/** The page of a version of a legal document. */
const VERSION = /^legal\/[^/]+\/\d{4}-\d\d-\d\d\/index\.html$/;

/** Inline scripts that browsers run: those of other types hold data. */
const INLINE_SCRIPTS = 'script:not([src], [type="application/ld+json"], [type="speculationrules"])';

/** Servers send these as they are: their format is compressed already. */
const COMPRESSED_FORMAT = /\.(woff2|png|jpe?g|webp|avif|ico)$/;

/**
 * Weighs each kind of page of a built site.
 *
 * @throws Error when a page is missing
 */
export function weighPages(site: BuiltSite): PageWeight[] {
  // The heaviest version stands for all.
  const [version] = site.pages
    .filter(({ file }) => VERSION.test(file))
    .sort((one, other) => other.html.length - one.html.length);
  const kinds = Object.values(ROUTES).map(({ path, file }) => {
    const page = site.pages.find((one) => `/${one.file}` === file);
    if (!page)
      throw new Error(`There is no ${site.folder}${file}: build the site first, with npm run build.`);
    return { address: path, page };
  });
  if (version) kinds.push({ address: `/${version.file.replace(/\/index\.html$/, '')}`, page: version });
  const weigh = (request: PageRequest): WeighedFile => ({
    ...request,
    sizes: sizesOf(site.read(request.file.slice(1)), request.file),
  });
  return kinds.map(({ address, page }) => {
    const { atOnce, onFirstUse } = pageRequests(page, site);
    return {
      page: address,
      frame: sizesOf(frameOf(page.html)),
      inlineScripts: sizesOf(codeOf(page, INLINE_SCRIPTS)),
      inlineStyles: sizesOf(codeOf(page, 'style')),
      atOnce: atOnce.map(weigh),
      onFirstUse: onFirstUse.map(weigh),
    };
  });
}

/** @returns a page without its words, those of `<noscript>` included */
export function frameOf(html: string): string {
  const words = textsIn(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return words.reduceRight(
    (frame, { startOffset, endOffset }) => frame.slice(0, startOffset) + frame.slice(endOffset),
    html,
  );
}

function textsIn(node: Node): { startOffset: number; endOffset: number }[] {
  if (node.nodeName === '#text') return node.sourceCodeLocation ? [node.sourceCodeLocation] : [];
  if (['style', 'script', 'svg'].includes(node.nodeName)) return [];
  const children = 'childNodes' in node ? node.childNodes : [];
  return ('content' in node ? [node.content, ...children] : children).flatMap(textsIn);
}

/** @returns the elements that match, with their tags */
export const codeOf = ({ document }: BuiltPage, selector: string): string =>
  [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML).join('');

function sizesOf(content: string | Buffer, name = ''): Sizes {
  const bytes = Buffer.from(content);
  if (COMPRESSED_FORMAT.test(name)) return { gzip: bytes.length, brotli: bytes.length };
  return { gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliCompressSync(bytes).length };
}
