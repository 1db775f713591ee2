import type { ContentCheckOptions } from '../../content-check/browser';
import type { EditableModel, FormGroup } from '../config/editable-model';
import type { MakeFormExtension } from './form-extension';

/** The site as the editor needs it: the argument of `startEditor`. */
export interface EditorSite {
  model: EditableModel;
  /** The group with the form for content/site.yaml, which is the last in the menu. */
  factsGroup: FormGroup;
  /** Makes the options of the content check for a build on a day. */
  checkOptions: (build: { today: string }) => ContentCheckOptions;
  /** CSS for the pane beside a form, where running text is in an element of the class TEXT_CLASS. */
  styles: string;
  extensions?: readonly MakeFormExtension[];
}
