import type { GatsbyNode } from 'gatsby';
import type { HostOptions } from './host-files';
import type { SiteDescription, WebManifest } from './site-wide-files';

/** The options of this plugin in gatsby-config.ts. */
export type PublishOptions = {
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
  /** The part of the hosts' configuration files that does not follow from the built site. */
  hosts: HostOptions;
  /**
   * Whether a file, given its path on the site, gets no compressed copies: where there are many of its kind,
   * and each is rarely requested.
   */
  isUncompressed?: (file: string) => boolean;
  /**
   * The endings of files that are always emitted, such as `.woff2`. Gatsby inlines small files into styles
   * otherwise.
   */
  neverInlined: readonly string[];
};

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object<PublishOptions>({
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
    hosts: Joi.object<HostOptions>({
      redirects: Joi.array()
        .items(Joi.object({ from: Joi.string().required(), to: Joi.string().required() }))
        .required(),
      trustedTypes: Joi.array().items(Joi.string()).required(),
      receiver: Joi.string().allow(null).required(),
      sections: Joi.array().items(
        Joi.object({
          path: Joi.string().required(),
          headers: Joi.object().pattern(Joi.string(), Joi.string()).required(),
        }),
      ),
      allowsHstsPreload: Joi.boolean().required(),
    }).required(),
    isUncompressed: Joi.function(),
    neverInlined: Joi.array().items(Joi.string()).required(),
  });
