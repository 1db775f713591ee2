import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteFiles } from '../../plugins/publish/release/list-files';
import { ROUTES } from '../../src/shared/routes';
import { pageRequests, type PageRequest } from './page-requests';
import { sizesOf, type Sizes } from './sizes';
import { splitPage } from './split-page';

export interface WeighedFile extends PageRequest {
  sizes: Sizes;
}

/** What a page of the built site weighs. */
export interface PageWeight {
  /** Its address. */
  page: string;
  document: Sizes;
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
const VERSION = /^\/(legal\/[^/]+\/\d{4}-\d\d-\d\d)\/index\.html$/;

/**
 * Weighs each kind of page of a built site.
 *
 * @param folder usually `dist`
 * @throws Error when nothing is built there, or a page is missing
 */
export function weighPages(folder: string): PageWeight[] {
  const files = siteFiles(folder);
  const read = (file: string) => readFileSync(path.join(folder, file));
  const weigh = (request: PageRequest): WeighedFile => ({
    ...request,
    sizes: sizesOf(read(request.file), request.file),
  });
  // The heaviest version stands for all.
  const [version] = files
    .filter((file) => VERSION.test(file))
    .sort((one, other) => read(other).length - read(one).length);
  const pages = [
    ...Object.values(ROUTES),
    ...(version ? [{ path: version.replace(VERSION, '/$1'), file: version }] : []),
  ];

  return pages.map(({ path: page, file }) => {
    if (!files.includes(file)) {
      throw new Error(`There is no ${folder}${file}: build the site first, with npm run build.`);
    }
    const html = read(file).toString();
    const { atOnce, onFirstUse } = pageRequests(html, files, (name) => read(name).toString());
    const { frame, inlineScripts, inlineStyles } = splitPage(html);
    const sizesOfHtml = (part: string) => sizesOf(Buffer.from(part), file);
    return {
      page,
      document: sizesOfHtml(html),
      frame: sizesOfHtml(frame),
      inlineScripts: sizesOfHtml(inlineScripts),
      inlineStyles: sizesOfHtml(inlineStyles),
      atOnce: atOnce.map(weigh),
      onFirstUse: onFirstUse.map(weigh),
    };
  });
}
