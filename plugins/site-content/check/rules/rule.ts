import type { Point } from 'unist';
import type { ContentDocument } from '../../parse/content-document';
import { FILE_START, type Place, type Report } from '../../parse/finding';
import type { Policy } from '../policy';
import type { Outline } from '../outline';
import type { Expand, Prose } from '../prose';
import type { SiteFacts } from '../../schemas';

/** What a rule may know besides the document it looks at. */
export interface Site {
  /** Missing when content/site.yaml is wrong: rules that need it wait until it is mended. */
  facts?: SiteFacts;
  policy?: Policy;
  /** Files in static/, each with a slash before it. */
  files: ReadonlySet<string>;
  expand: Expand;
}

/** A document with its texts, which several rules read. */
export interface DocumentTexts {
  document: ContentDocument;
  outline: Outline;
  /** One for each paragraph, heading, cell and image of the body. */
  body: Prose[];
  /** One for each field of the front matter. */
  fields: Prose[];
}

/** Looks at one document and reports what is wrong with it. */
export type Rule = (texts: DocumentTexts, site: Site, report: Report) => void;

/** Where a piece of Markdown begins. */
export function startOf(node: { position?: { start: Point } | undefined }): Place {
  return node.position?.start ?? FILE_START;
}
