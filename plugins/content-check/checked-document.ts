import type { CheckableKind } from './checkable-model';
import type { Anchor, Link } from './links/links-and-anchors';
import type { ContentDocument } from './parse/read-document';

/**
 * A document that was checked, without its trees and texts, which would fill the memory when there are
 * thousands of documents.
 */
export interface CheckedDocument extends Omit<ContentDocument<CheckableKind>, 'texts' | 'tree'> {
  anchors: Anchor[];
  links: Link[];
  /** The names of the components in the body. */
  components: ReadonlySet<string>;
}
