import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteFiles } from '../../plugins/publish/release/list-files';
import { ROUTES } from '../../src/shared/routes';
import { pageRequests, type PageRequest } from './page-requests';
import { sizesOf, sum, type Sizes } from './sizes';
import { partOf, splitPage, weighCauses, type Cause } from './split-page';

export interface WeighedFile extends PageRequest {
  sizes: Sizes;
}

/** What a page of the built site weighs. */
export interface PageWeight {
  /** Its address. */
  page: string;
  document: Sizes;
  /** What of the document each cause adds. */
  causes: Record<Cause, Sizes>;
  /** Scripts in the document, and styles in it, each compressed on its own. */
  inlineScripts: Sizes;
  inlineStyles: Sizes;
  /** What is asked for besides the document without the visitor's doing anything. */
  atOnce: WeighedFile[];
  /** What is asked for when the visitor first uses what needs it. */
  onFirstUse: WeighedFile[];
}

/** A version's page; the heaviest stands for all. */
const VERSION = /^\/(legal\/[^/]+\/\d{4}-\d\d-\d\d)\/index\.html$/;

/**
 * Weighs each kind of page of a built site.
 *
 * @param folder usually `public`
 * @throws Error when nothing is built there, or a page is missing
 */
export function weighPages(folder: string): PageWeight[] {
  const files = siteFiles(folder);
  const read = (file: string) => readFileSync(path.join(folder, file));
  const weighed = new Map<string, Sizes>();
  const weigh = (request: PageRequest): WeighedFile => {
    const sizes = weighed.get(request.file) ?? sizesOf(read(request.file), request.file);
    weighed.set(request.file, sizes);
    return { ...request, sizes };
  };
  const versions = files.filter((file) => VERSION.test(file));
  const [heaviest] = versions.sort((a, b) => read(b).length - read(a).length);
  const pages = [
    ...Object.values(ROUTES),
    ...(heaviest ? [{ path: heaviest.replace(VERSION, '/$1'), file: heaviest }] : []),
  ];

  return pages.map(({ path: page, file }) => {
    const html = readPage(folder, file);
    const stretches = splitPage(html);
    const requests = pageRequests(html, files, (name) => read(name).toString());
    const inline = (cause: Cause) => sizesOf(Buffer.from(partOf(stretches, cause)), '.html');
    return {
      page,
      document: sizesOf(Buffer.from(html), '.html'),
      causes: weighCauses(html),
      inlineScripts: inline('inline scripts'),
      inlineStyles: inline('styles'),
      atOnce: requests.atOnce.map(weigh),
      onFirstUse: requests.onFirstUse.map(weigh),
    };
  });
}

function readPage(folder: string, file: string): string {
  try {
    return readFileSync(path.join(folder, file), 'utf8');
  } catch {
    throw new Error(`There is no ${folder}${file}: build the site first, with npm run build.`);
  }
}

/** @returns each script that one of the pages asks for, once */
export function scriptsOf(weights: readonly PageWeight[]): WeighedFile[] {
  const files = weights.flatMap(({ atOnce, onFirstUse }) => [...atOnce, ...onFirstUse]);
  const scripts = files.filter(({ kind }) => kind === 'scripts');
  return [...new Map(scripts.map((script) => [script.file, script])).values()];
}

/** @returns all that a page needs before it is used, the document among it */
export const wholePage = ({ document, atOnce }: PageWeight): Sizes =>
  sum([document, ...atOnce.map(({ sizes }) => sizes)]);
