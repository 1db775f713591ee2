import type { Facts } from '../mdx-content';
import type { Finding } from '../shared/text/finding';
import type { CheckedDocument } from './checked-document';

/** The result of the content check. */
export interface CheckedContent {
  fileCount: number;
  findings: Finding[];
  /** The documents of the site by their path below `content/`. */
  documents: ReadonlyMap<string, CheckedDocument>;
  /** The facts of site.yaml; undefined when they have a mistake. */
  facts: Facts | undefined;
}
