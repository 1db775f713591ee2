import type { Root } from 'hast';
import type { ContentDocument, Facts, Report } from '../../mdx-content';
import type { ContentCheckOptions } from '../options';
import type { Policy } from '../policy';
import type { Prose } from '../visible-text';

/** The data of the whole site that rules need. */
export interface Site {
  facts: Facts;
  options: ContentCheckOptions;
  policy: Policy;
  /** Files in static/, each with a leading slash. */
  files: ReadonlySet<string>;
}

/** A document and what visitors read of it. */
export interface CompiledDocument extends ContentDocument {
  /** The compiled body, with the alternatives of all builds. */
  page: Root;
  /** One for each paragraph, heading, cell and label of the body. */
  prose: Prose[];
  /** One for each field of the front matter that the site shows. */
  fields: Prose[];
}

/** Reports the problems of one document. */
export type Rule = (document: CompiledDocument, site: Site, report: Report) => void;
