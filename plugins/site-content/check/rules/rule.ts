import type { ContentDocument } from '../../parse/content-document';
import type { Report } from '../../parse/finding';
import type { Policy } from '../policy';
import type { Outline } from '../outline';
import type { Prose } from '../prose';
import type { SiteFacts } from '../../site-facts';

/** The data of the whole site that rules need. */
export interface Site {
  /** Undefined when content/site.yaml is invalid; rules that need it are skipped. */
  facts: SiteFacts | undefined;
  policy: Policy | undefined;
  /** Files in static/, each with a leading slash. */
  files: ReadonlySet<string>;
}

/** A document and its texts. */
interface DocumentTexts {
  document: ContentDocument;
  outline: Outline;
  /** One for each paragraph, heading, cell and image of the body. */
  body: Prose[];
  /** One for each field of the front matter. */
  fields: Prose[];
}

/** Reports the problems of one document. */
export type Rule = (texts: DocumentTexts, site: Site, report: Report) => void;
