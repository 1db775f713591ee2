import type { Root } from 'hast';
import type { Facts } from '../../mdx-content';
import type { Report } from '../../shared/text/finding';
import type { CheckableKind } from '../checkable-model';
import type { ContentCheckOptions } from '../options';
import type { ContentDocument } from '../parse/read-document';
import type { Policy } from '../policy';
import type { TextBlock } from '../text/visible-text';

/** The site, as far as rules for single documents depend on it. */
export interface Site {
  facts: Facts;
  options: ContentCheckOptions;
  policy: Policy;
  /** The files in static/, each with a leading slash. */
  staticFiles: ReadonlySet<string>;
}

/** A document, and the texts in it that visitors read. */
export interface CompiledDocument extends ContentDocument<CheckableKind> {
  /** The body as HTML nodes, with the content of every variant. */
  compiledBody: Root;
  /** A block for each paragraph, heading, table cell and label of the body. */
  bodyBlocks: TextBlock[];
  /** A block for each text of the front matter that the site shows. */
  fieldBlocks: TextBlock[];
}

/** Reports the problems of one document. */
export type Rule = (document: CompiledDocument, site: Site, report: Report) => void;
