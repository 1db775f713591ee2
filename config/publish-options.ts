import { editorHeaders } from '../plugins/content-editor';
import type { PublishOptions } from '../plugins/publish';
import { versionPath } from '../src/shared/legal-addresses';
import type { BuildSettings } from './build-settings';
import type { SiteFacts } from './content-model/site-facts';
import { editorOptions } from './editor-options';
import { hostOptions } from './host-options';
import { webManifest } from './web-manifest';

/**
 * Makes the options of plugins/publish.
 *
 * @param facts undefined when site.yaml has a mistake
 */
export const publishOptions = (build: BuildSettings, facts: SiteFacts | undefined): PublishOptions => ({
  site: facts ? { name: facts.brand, url: facts.url, email: facts.email } : null,
  isPreview: build.isPreview,
  today: build.today,
  // gatsby-plugin-sitemap writes this file.
  sitemap: '/sitemap-index.xml',
  webManifest,
  hosts: { ...hostOptions(build), sections: editorHeaders(editorOptions(build, facts)) },
  // This matches the versions of legal documents. There may be thousands, and each is rarely read.
  uncompressed: new RegExp(versionPath('[^/]+', '\\d{4}-\\d\\d-\\d\\d')),
  // Gatsby would inline these two fonts into the styles of every page, because they are small.
  neverInlined: ['display.woff2', 'display-accented.woff2'],
});
