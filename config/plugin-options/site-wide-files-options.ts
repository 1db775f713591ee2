import type { SiteWideFilesOptions } from '../../plugins/site-wide-files';
import type { BuildSettings } from '../environment/build-settings';

export const siteWideFilesOptions = ({
  isPreview,
  today,
}: Pick<BuildSettings, 'isPreview' | 'today'>): SiteWideFilesOptions<Queries.SiteWideFilesQuery> => ({
  query: /* GraphQL */ `
    query SiteWideFiles {
      siteFacts {
        url
        email
      }
    }
  `,
  site: ({ siteFacts: { url, email } }) => ({ url, email }),
  isPreview,
  today,
  // gatsby-plugin-sitemap writes this file.
  sitemap: '/sitemap-index.xml',
});
