import type { GatsbyNode } from 'gatsby';
import type { SiteDescription, WebManifest } from './site-wide-files';

/** The options of this plugin in gatsby-config.ts. */
export type SiteWideFilesOptions = {
  /** robots.txt, security.txt and the web manifest show these facts; null while they are not known. */
  site: SiteDescription | null;
  /** Whether this build is a preview. Its robots.txt then disallows everything. */
  isPreview: boolean;
  /** The day of the build (UTC) as YYYY-MM-DD. security.txt expires some months later. */
  today: string;
  /** The path of the sitemap, which robots.txt names; missing where another plugin makes none. */
  sitemap?: string;
  /** The members of the web manifest besides the name of the site. */
  webManifest: WebManifest;
};

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object<SiteWideFilesOptions>({
    site: Joi.object<SiteDescription>({
      name: Joi.string().required(),
      url: Joi.string().required(),
      email: Joi.string().required(),
    })
      .allow(null)
      .required(),
    isPreview: Joi.boolean().required(),
    today: Joi.string().required(),
    sitemap: Joi.string(),
    webManifest: Joi.object().required(),
  });
