import type { SiteWideFilesOptions } from '../../plugins/site-wide-files';
import type { BuildSettings } from '../environment/build-settings';
import type { SiteFactsIfValid } from '../environment/read-site-facts';
import { webManifest } from './web-manifest';

export const siteWideFilesOptions = (
  { isPreview, today }: BuildSettings,
  facts: SiteFactsIfValid,
): SiteWideFilesOptions => ({
  site: facts ? { name: facts.brand, url: facts.url, email: facts.email } : null,
  isPreview,
  today,
  // gatsby-plugin-sitemap writes this file.
  sitemap: '/sitemap-index.xml',
  webManifest,
});
