import type { ContentModel, Facts, Problem } from '../mdx-content';
import type { LegalRecordOptions } from '../legal-record';

/** What the check needs to know of a site: the options of this plugin in gatsby-config.ts, and those of the scripts. */
export type ContentCheckOptions = {
  model: ContentModel;
  record: Pick<LegalRecordOptions, 'documents' | 'addresses'>;
  /** The pages of the site, without those of legal versions. */
  pages: readonly SitePage[];
  /** Finds what is wrong with the facts of a valid site.yaml, such as days that contradict each other, or are open. */
  checkFacts?(facts: Facts): FactProblem[];
  /** The day of the check, `2025-05-02`. */
  today: string;
  /** Whether texts that are not recorded may be built, as in a preview. */
  showsDrafts?: boolean;
};

/** A page that links can lead to, and the ids on it that content can't use again. */
export interface SitePage {
  /**
   * The canonical path, such as `/legal`. Where it has `{name}`, each file of `content` has a page of its own, with the
   * name of the file in that place.
   */
  path: string;
  /** The files in `content/` that the page shows, and folders with a trailing slash. */
  content: readonly string[];
  /** The ids that components write. */
  ids: readonly string[];
  /** The values of `?tab=`; the first is shown without it. The anchors of a tab begin with its name. */
  tabs?: readonly string[];
  /** Links never lead to it, as to the not-found page. */
  isUnlinked?: true;
}

/** A problem of site.yaml, at its `field`, or one in the settings of the build, at the start of their `file`. */
export type FactProblem = Problem & ({ field: string } | { file: string });
