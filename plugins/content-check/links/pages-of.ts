import { fillInName, NAME_IN_PATH } from '../../mdx-content';
import type { SitePage } from '../options';

/**
 * Lists the pages of the site once its files are known: a page whose path has NAME_IN_PATH
 * becomes one for each file.
 *
 * @param files paths below `content/`
 */
export const pagesOf = (pages: readonly SitePage[], files: readonly string[]): readonly SitePage[] =>
  pages.flatMap((page) => (page.path.includes(NAME_IN_PATH) ? pagesOfFiles(page, files) : page));

const pagesOfFiles = (page: SitePage, files: readonly string[]): SitePage[] =>
  files
    .filter((file) => page.content.some((place) => file.startsWith(place)))
    .map((file) => ({ ...page, path: fillInName(page.path, nameOf(file)), content: [file] }));

const nameOf = (file: string): string => file.replace(/^.*\//, '').replace(/\.mdx$/, '');
