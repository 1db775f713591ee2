import type { SitePage } from './options';

/** Stands in the path of a page for the name of its file. */
const NAME = '{name}';

/**
 * Lists the pages of the site once its files are known: a page whose path has `{name}`
 * becomes one for each file.
 *
 * @param files paths below `content/`
 */
export const pagesOf = (pages: readonly SitePage[], files: readonly string[]): readonly SitePage[] =>
  pages.flatMap((page) => (page.path.includes(NAME) ? pagesOfFiles(page, files) : page));

const pagesOfFiles = (page: SitePage, files: readonly string[]): SitePage[] =>
  files
    .filter((file) => page.content.some((place) => file.startsWith(place)))
    .map((file) => ({ ...page, path: page.path.replace(NAME, nameOf(file)), content: [file] }));

const nameOf = (file: string): string => file.replace(/^.*\//, '').replace(/\.mdx$/, '');
