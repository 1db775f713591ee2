import { NAME_PLACEHOLDER, pagePathFor } from '../../mdx-content';
import type { SitePage } from '../options';

/**
 * Lists the pages of the site once its files are known: a page whose path has NAME_PLACEHOLDER
 * becomes one for each file.
 *
 * @param files paths below `content/`
 */
export const pagesOf = (pages: readonly SitePage[], files: readonly string[]): readonly SitePage[] =>
  pages.flatMap((page) => (page.path.includes(NAME_PLACEHOLDER) ? pagesOfFiles(page, files) : page));

const pagesOfFiles = (page: SitePage, files: readonly string[]): SitePage[] =>
  files
    .filter((file) => page.content.some((place) => file.startsWith(place)))
    .map((file) => ({ ...page, path: pagePathFor(page.path, nameOf(file)), content: [file] }));

const nameOf = (file: string): string => file.replace(/^.*\//, '').replace(/\.mdx$/, '');
