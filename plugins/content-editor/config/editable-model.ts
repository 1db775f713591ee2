import type { CheckableComponent, CheckableKind } from '../../content-check';
import type { ContentModel } from '../../mdx-content';

/**
 * The content of a site as the editor has to know it: besides how it is published and checked, how its forms
 * are.
 */
export type EditableModel = ContentModel<EditableKind, EditableComponent>;

/** A kind of content, with what its forms and the pane beside them show. */
export interface EditableKind extends CheckableKind {
  /** The field that the pane beside the form shows as a heading above the text. A file of labels has none. */
  titleField?: string;
  /**
   * The field by which the list of entries is sorted, and which it shows before the heading; without one, the
   * order is that of the file names.
   */
  positionField?: string;
}

/** A component that content may use, with its button above the text field. */
export type EditableComponent = CheckableComponent & {
  /** The label of the button that inserts the component. Without a title, there is no button. */
  title?: string;
};
