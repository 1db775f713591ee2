import type { HostOptions } from './host-files';
import type { SiteDescription, WebManifest } from './site-wide-files';
import type { SocialImage } from './social-image';

/**
 * The options of this plugin in gatsby-config.ts: a type, since Gatsby's type of options takes no interface.
 *
 * @typeParam Site the result of `query`
 * @typeParam Words the result of the query of the social image
 */
export type PublishOptions<Site extends object = never, Words extends object = never> = {
  /** A GraphQL query about the site; `describeSite` gets its result. */
  query: string;
  describeSite: (data: Site) => SiteDescription;
  /** Whether this build is a preview, which robots.txt closes to search engines. */
  preview: boolean;
  /** The day of the build (UTC) as YYYY-MM-DD: security.txt expires some months later. */
  today: string;
  /** The members of the web manifest besides the name and the description of the site. */
  webManifest: WebManifest;
  socialImage: SocialImage<Words>;
  /** What the configuration files of hosts hold. */
  hosts: HostOptions;
  /** Paths of files that get no compressed copies, because each of many is rarely read. */
  uncompressed?: RegExp;
  /** Names of files, such as fonts, that Gatsby would inline into styles for being small. They are emitted as files. */
  neverInlined: readonly string[];
  /** Folders of packages that are published in another way than through webpack. Their licences are published too. */
  furtherPackages: readonly string[];
};
