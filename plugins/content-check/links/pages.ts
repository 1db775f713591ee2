import { NAME_PLACEHOLDER, pagePathFor } from '../../mdx-content';
import type { CheckedDocument } from '../checked-document';
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

/**
 * @param pages the result of pagesOf
 * @returns undefined for a document that no page shows as a whole, such as labels of several pages
 */
export const pageOf = (
  { file }: Pick<CheckedDocument, 'file'>,
  pages: readonly SitePage[],
): SitePage | undefined =>
  pages.find(({ content }) => content.some((fileOrFolder) => file.startsWith(fileOrFolder)));
