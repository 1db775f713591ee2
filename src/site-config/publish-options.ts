import * as z from 'zod';
import { editorHeaders } from '../../plugins/content-editor';
import type { PublishOptions } from '../../plugins/publish';
import type { SiteFacts } from '../content-model/site-facts';
import { editorOptions } from './editor-options';
import { hostOptions } from './host-options';
import type { SiteBuild } from './site-build';
import { socialImage } from './social-image';
import { webManifest } from './web-manifest';

/** The result of the query `PublishedFacts`. */
const publishedFacts = z.object({
  siteFacts: z.object({ brand: z.string(), url: z.string(), email: z.string() }),
});

/**
 * Makes the options of plugins/publish.
 *
 * @param facts undefined when site.yaml has a mistake
 */
export const publishOptions = (build: SiteBuild, facts: SiteFacts | undefined): PublishOptions => ({
  query: 'query PublishedFacts { siteFacts { brand url email } }',
  describeSite: (data) => {
    const { brand, url, email } = publishedFacts.parse(data).siteFacts;
    return { name: brand, url, email };
  },
  isPreview: build.isPreview,
  today: build.today,
  // gatsby-plugin-sitemap writes this file.
  sitemap: '/sitemap-index.xml',
  webManifest,
  socialImage,
  hosts: { ...hostOptions(build), sections: editorHeaders(editorOptions(build, facts)) },
  // This matches the versions of legal documents. There may be thousands, and each is rarely read.
  uncompressed: /\/\d{4}-\d\d-\d\d\//,
  // Gatsby would inline these two fonts into the styles of every page, because they are small.
  neverInlined: ['display.woff2', 'display-accented.woff2'],
});
