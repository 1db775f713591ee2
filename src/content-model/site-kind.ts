import type { ContentKind } from '../../plugins/mdx-content';

/** A kind of content of this site. */
export interface SiteKind extends ContentKind {
  /**
   * The path of the page that shows its files, such as `/legal`. Where each file has a page of its
   * own, `{name}` stands for the name of the file.
   */
  page: string;
}
