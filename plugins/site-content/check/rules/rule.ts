import type { Root } from 'hast';
import type { ContentDocument } from '../../parse/content-document';
import type { Report } from '../../parse/finding';
import type { Policy } from '../policy';
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
export interface DocumentTexts {
  document: ContentDocument;
  /** The compiled body, as each build shows it. */
  pages: readonly Root[];
  /** What visitors of each build read of the body, one for each paragraph, heading, cell and label. */
  states: readonly Prose[][];
  /** The same of all builds, each once. */
  body: Prose[];
  /** One for each field of the front matter that the site shows. */
  fields: Prose[];
}

/** Reports the problems of one document. */
export type Rule = (texts: DocumentTexts, site: Site, report: Report) => void;
