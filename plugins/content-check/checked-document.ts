import type { CheckableKind } from './checkable-model';
import type { Anchor, Link } from './links/document-links';
import type { ContentDocument } from './parse/read-document';

/**
 * A document whose own rules were applied, with what later checks need of it. The tree of its body is left
 * out, because the trees of thousands of documents would fill the memory.
 */
export interface CheckedDocument extends Pick<
  ContentDocument<CheckableKind>,
  'file' | 'kind' | 'name' | 'frontMatter' | 'body' | 'placeOf'
> {
  anchors: Anchor[];
  links: Link[];
}
