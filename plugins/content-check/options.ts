import type { GatsbyNode } from 'gatsby';
import type { Facts } from '../mdx-content';
import type { Finding, Problem } from '../shared/text/finding';
import type { CheckableModel } from './checkable-model';
import type { CheckedContent } from './checked-content';
import type { CheckedDocument } from './checked-document';

/** The options of this plugin in gatsby-config.ts. Scripts that check the content pass them too. */
export type ContentCheckOptions = {
  /** The model of mdx-content: kinds, facts, components and placeholders. */
  model: CheckableModel;
  /** The pages of the site. Links to them are checked together with the anchors. */
  pages: readonly SitePage[];
  /** Finds the origin of the site in its facts: links within the site must not name it. */
  siteUrl?: (facts: Facts) => string;
  /** Pages besides `pages` that links can point to. They aren't read, so their anchors aren't known. */
  uncheckedPages?: UncheckedPages;
  /**
   * Folders below `content/` whose files aren't checked, with a slash at the end, such as an archive
   * that a command writes.
   */
  uncheckedFolders?: readonly string[];
  /**
   * Finds what a schema can't find in the facts of a valid site.yaml, such as dates that
   * contradict each other.
   */
  checkFacts?: (facts: Facts) => FactProblem[];
  /** Further checks, which only `gatsby build` makes. They may use Node. */
  additionalChecks?: readonly AdditionalCheck[];
  /** The day of the check, such as `2025-05-02`. */
  today: string;
};

/** A check that the site adds. It gets the folder `content` and the result of the content check. */
export type AdditionalCheck = (contentRoot: string, content: CheckedContent) => readonly Finding[];

/** Pages that links can point to, although the check doesn't read what they show. */
export interface UncheckedPages {
  /**
   * Lists the paths of the pages.
   *
   * @param files all files below `content/`, including the files in `uncheckedFolders`
   * @param documents the checked documents by their path below `content/`
   */
  pathsOf: (files: readonly string[], documents: ReadonlyMap<string, CheckedDocument>) => readonly string[];
  /**
   * The message about a broken link ends with these words, which say where readers find the addresses of
   * these pages.
   */
  description: string;
}

/** A page that links can point to, and the ids on it that content can't use again. */
export interface SitePage {
  /**
   * The canonical path, such as `/legal`. Where it has NAME_PLACEHOLDER, each file of `content` has a page
   * of its own, with the name of the file in that place.
   */
  path: string;
  /**
   * The content that the page shows, as paths below `content/`: files, and folders with a slash at the end.
   */
  content: readonly string[];
  /** The ids in the page's own markup, without the ids of its content. */
  ids: readonly string[];
  tabs?: PageTabs;
  /** Whether no link may point to the page, such as the not-found page. */
  isUnlinked?: boolean;
}

/** The tabs of a page. The ids in a tab begin with its name and a hyphen. */
export interface PageTabs {
  /** The query parameter that opens a tab by its name. Without it, the first one is open. */
  parameter: string;
  names: readonly string[];
}

/**
 * A problem with a `field` of site.yaml, or with the settings of a build, which are in `file`
 * below the project's root.
 */
export type FactProblem = Problem & ({ field: string } | { file: string });

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object<ContentCheckOptions>({
    model: Joi.object().required(),
    pages: Joi.array()
      .items(
        Joi.object<SitePage>({
          path: Joi.string().required(),
          content: Joi.array().items(Joi.string()).required(),
          ids: Joi.array().items(Joi.string()).required(),
          tabs: Joi.object<PageTabs>({
            parameter: Joi.string().required(),
            names: Joi.array().items(Joi.string()).required(),
          }),
          isUnlinked: Joi.boolean(),
        }),
      )
      .required(),
    siteUrl: Joi.function(),
    uncheckedPages: Joi.object<UncheckedPages>({
      pathsOf: Joi.function().required(),
      description: Joi.string().required(),
    }),
    uncheckedFolders: Joi.array().items(Joi.string()),
    checkFacts: Joi.function(),
    additionalChecks: Joi.array().items(Joi.function()),
    today: Joi.string().required(),
  });
