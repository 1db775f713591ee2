import type { CheckedKind } from '../../plugins/content-check';

/**
 * The GraphQL interfaces of this site: the text of a page, that of a section of the home page, and a
 * section in the menu.
 */
type SiteInterface = 'PageText' | 'SectionText' | 'MenuSection';

/** A kind of content of this site. */
export interface SiteKind extends CheckedKind {
  /** src/site-config/site-schema.ts declares them. */
  interfaces?: readonly SiteInterface[];
  /**
   * The path of the page that shows its files, such as `/legal`. Where each file has a page of its
   * own, `{name}` stands for the name of the file.
   */
  page: string;
  /** The field with the heading of a text, which its preview in the editor shows. */
  titleField: string;
  /** The field by which the editor sorts its texts; without one, the order is that of the file names. */
  positionField?: string;
}
