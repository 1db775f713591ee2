import type { CheckableKind } from './checkable-model';
import type { Anchor, Link } from './links/document-links';
import type { ContentDocument } from './parse/read-document';

/**
 * What later checks need of a document once its rules were applied. The tree of its body is left out, because
 * the trees of thousands of documents would fill the memory.
 */
export interface CheckedDocument extends Pick<
  ContentDocument<CheckableKind>,
  'file' | 'kind' | 'name' | 'frontMatter' | 'body' | 'placeOf'
> {
  anchors: Anchor[];
  links: Link[];
}
