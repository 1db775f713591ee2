import type { GatsbyNode } from 'gatsby';
import { recordAdvice, type LegalRecordOptions } from '../legal-record';
import type { ContentModel, Facts, Problem } from '../mdx-content';

/** The options of this plugin in gatsby-config.ts. Scripts that check the content pass them too. */
export type ContentCheckOptions = {
  /** The model of mdx-content: kinds, facts, components and placeholders. */
  model: ContentModel;
  /** The addresses of the legal documents, and how to record them; missing where a site has none. */
  record?: Pick<LegalRecordOptions, 'addresses' | 'advice'>;
  /** The pages of the site, but not those of legal versions. */
  pages: readonly SitePage[];
  /**
   * Finds what a schema cannot find in the facts of a valid site.yaml, such as dates that
   * contradict each other.
   */
  checkFacts?: (facts: Facts) => FactProblem[];
  /** The day of the check, such as `2025-05-02`. */
  today: string;
  /** Whether legal texts that are not recorded may be built, as in a preview. */
  showsDrafts?: boolean;
};

/** Gatsby validates the options in gatsby-config.ts with this schema. */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object<ContentCheckOptions>({
    model: Joi.object().required().description('The model of mdx-content.'),
    record: Joi.object({
      addresses: Joi.object().required(),
      advice: recordAdvice(Joi).required(),
    }).description('The addresses of the legal documents, and how to record them.'),
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
      .required()
      .description('The pages that links can lead to.'),
    checkFacts: Joi.function().description('Finds what a schema cannot find in the facts of site.yaml.'),
    today: Joi.string().required().description('The day of the check, as YYYY-MM-DD.'),
    showsDrafts: Joi.boolean().description('Whether legal texts that are not recorded may be built.'),
  });

/** A page that links can lead to, and the ids on it that content can't use again. */
export interface SitePage {
  /**
   * The canonical path, such as `/legal`. Where it has `{name}`, each file of `content` has a page
   * of its own, with the name of the file in that place.
   */
  path: string;
  /**
   * The content that the page shows, as paths below `content/`: files, and folders with a slash at
   * the end.
   */
  content: readonly string[];
  /** The ids that the page's own markup has, besides those of its content. */
  ids: readonly string[];
  tabs?: PageTabs;
  /** Whether no link may lead to the page, such as the not-found page. */
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
