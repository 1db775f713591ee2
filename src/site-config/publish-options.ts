import type { PublishOptions } from '../../plugins/publish';
import { editorHeaders } from '../../plugins/content-editor';
import { editorOptions } from './editor-options';
import { hostOptions } from './host-options';
import type { SiteBuild } from './site-build';
import { socialImage } from './social-image';
import { webManifest } from './web-manifest';

/** The result of the query for what is published about the site. */
interface Data {
  siteFacts: Pick<Queries.SiteFacts, 'brand' | 'description' | 'url' | 'email'>;
}

/** What plugins/publish writes beside the pages of a build. */
export const publishOptions = (
  build: SiteBuild,
): PublishOptions<Data, Parameters<typeof socialImage.layout>[0]> => ({
  query: 'query PublishedFacts { siteFacts { brand description url email } }',
  describeSite: ({ siteFacts: { brand, ...facts } }) => ({ name: brand, ...facts }),
  preview: build.preview,
  today: build.today,
  webManifest,
  socialImage,
  hosts: { ...hostOptions(build), sections: editorHeaders(editorOptions(build)) },
  // Versions of legal documents: there may be thousands, and each is rarely read. Servers compress them when asked.
  uncompressed: /\/\d{4}-\d\d-\d\d\//,
  // Gatsby would inline fonts as small as these into the styles of every page.
  neverInlined: ['display.woff2', 'display-accented.woff2'],
  // The fonts in src/theme derive from it.
  furtherPackages: ['node_modules/@fontsource-variable/brygada-1918'],
});
