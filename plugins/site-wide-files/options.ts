import type { GatsbyNode } from 'gatsby';

/** The facts of the site that the files beside the pages contain. */
export interface SiteDescription {
  /** The public origin, without a slash at the end. */
  url: string;
  /** The email address for reports of security problems. */
  email: string;
}

/**
 * The options of this plugin in gatsby-config.ts.
 *
 * @typeParam Data the result of `query`
 */
export type SiteWideFilesOptions<Data = unknown> = {
  /** The GraphQL query for the facts that robots.txt and security.txt show. */
  query: string;
  /** Takes these facts from the result of the query. */
  site: (data: Data) => SiteDescription;
  /** Whether this build is a preview. Its robots.txt then disallows everything. */
  isPreview: boolean;
  /** The day of the build (UTC) as YYYY-MM-DD. security.txt expires some months later. */
  today: string;
  /** The path of the sitemap, which robots.txt names; undefined if the site has no sitemap. */
  sitemap?: string;
};

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object<SiteWideFilesOptions>({
    query: Joi.string().required(),
    site: Joi.function().required(),
    isPreview: Joi.boolean().required(),
    today: Joi.string().required(),
    sitemap: Joi.string(),
  });
