import type { GatsbyNode } from 'gatsby';
import { readOptions } from '../shared/read-options';
import { writePublicFiles } from '../shared/write-public-files';
import type { SiteWideFilesOptions } from './options';
import { siteWideFiles } from './site-wide-files';

export { pluginOptionsSchema } from './options';

/** Writes the files into public/, unless the facts of the site are unknown. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ reporter }, options) => {
  const { site, ...others } = readOptions<SiteWideFilesOptions>(options);
  if (site) writePublicFiles(siteWideFiles(site, others), 'plugins/site-wide-files', reporter);
};
