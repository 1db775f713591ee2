import type { CheckedKind } from '../../plugins/content-check';
import type { ContentInterface } from './interfaces';

/**
 * A kind of content of this site. Its properties are declared where they are read: in `ContentKind` of
 * mdx-content (`model.ts`), how it is published; in `CheckedKind` of content-check (`checked-model.ts`), what
 * its texts must be like; and here, what pages and the editor make of it.
 */
export interface SiteKind extends CheckedKind {
  interfaces?: readonly ContentInterface[];
  /**
   * The path of the page that shows its files, such as `/legal`. Where each file has a page of its
   * own, `{name}` stands for the name of the file.
   */
  page: string;
  /** The field that the editor shows as the heading, above the preview of the text. A file of labels has no heading. */
  titleField?: string;
  /** The field by which the editor sorts its texts; without one, the order is that of the file names. */
  positionField?: string;
}
