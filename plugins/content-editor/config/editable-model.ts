import type { CheckableComponent, CheckableKind } from '../../content-check/browser';
import type { ContentModel } from '../../mdx-content';

/** A content model that also describes the editor's forms. */
export type EditableModel = ContentModel<EditableKind, EditableComponent>;

/** A group of forms in the menu of the editor: those of the files of one folder. */
export interface FormGroup {
  title: string;
  description?: string;
}

/** A kind of content, with what its forms and the pane beside them show. */
export interface EditableKind extends CheckableKind {
  /** The group of its forms. All kinds with the same folder have the same group. */
  formGroup: FormGroup;
  /** The field that the pane beside the form shows as a heading above the text. A file of labels has none. */
  titleField?: string;
  /**
   * The field by which the list of entries is sorted, and which the list shows before the heading; without
   * it, the list is sorted by file name.
   */
  orderField?: string;
}

/** A component that content may use, with its button above the text field. */
export type EditableComponent = CheckableComponent & {
  /** The label of the button that inserts the component. Without a title, there is no button. */
  title?: string;
};
