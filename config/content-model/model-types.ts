import type { EditableComponent, EditableKind } from '../../plugins/content-editor/browser';

// What plugins want to know of the content model. content-editor wants the most: a site without it has
// CheckableKind and CheckableComponent of content-check here. One without both has ContentKind and
// ContentComponent of mdx-content, and no `unpublishedFields` in index.ts.

/** A kind of content, with all that plugins want to know of it. */
export type ModelKind = EditableKind;

/** A component that content may use, with all that plugins want to know of it. */
export type ModelComponent = EditableComponent;
