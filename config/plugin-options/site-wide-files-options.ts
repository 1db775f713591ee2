import type { SiteWideFilesOptions } from '../../plugins/site-wide-files';
import type { SiteFacts } from '../content-model/site-facts';
import type { BuildSettings } from '../environment/build-settings';
import { webManifest } from './web-manifest';

/**
 * Makes the options of plugins/site-wide-files.
 *
 * @param facts undefined when site.yaml has a mistake
 */
export const siteWideFilesOptions = (
  { isPreview, today }: BuildSettings,
  facts: SiteFacts | undefined,
): SiteWideFilesOptions => ({
  site: facts ? { name: facts.brand, url: facts.url, email: facts.email } : null,
  isPreview,
  today,
  // gatsby-plugin-sitemap writes this file.
  sitemap: '/sitemap-index.xml',
  webManifest,
});
