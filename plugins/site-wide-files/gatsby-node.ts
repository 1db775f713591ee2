import type { GatsbyNode } from 'gatsby';
import { writePublicFiles } from '../shared/files/write-public-files';
import { dataOfQuery } from '../shared/gatsby/data-of-query';
import { panicOnError } from '../shared/gatsby/panic-on-error';
import { typedOptions } from '../shared/gatsby/typed-options';
import type { SiteWideFilesOptions } from './options';
import { siteWideFiles } from './site-wide-files';

export { pluginOptionsSchema } from './options';

const PLUGIN = 'plugins/site-wide-files';

export const onPostBuild: GatsbyNode['onPostBuild'] = (args, options) =>
  panicOnError(args.reporter, async () => {
    const { query, site, ...others } = typedOptions<SiteWideFilesOptions>(options);
    const data = dataOfQuery(await args.graphql<object>(query), `the options of ${PLUGIN}`);
    writePublicFiles(siteWideFiles(site(data), others), PLUGIN, args.reporter);
  });
