import { editorHeaders } from '../../plugins/content-editor';
import type { PublishOptions } from '../../plugins/publish';
import { LEGAL_DOCUMENT_NAMES, versionsFolder } from '../../src/shared/legal-addresses';
import type { SiteFacts } from '../content-model/site-facts';
import type { BuildSettings } from '../environment/build-settings';
import { editorOptions } from './editor-options';
import { hostOptions } from './host-options';

/**
 * Makes the options of plugins/publish.
 *
 * @param facts undefined when site.yaml has a mistake
 */
export const publishOptions = (build: BuildSettings, facts: SiteFacts | undefined): PublishOptions => ({
  hosts: { ...hostOptions(build), sections: editorHeaders(editorOptions(build, facts)) },
  // There may be thousands of versions of legal documents, and each is rarely read.
  isUncompressed: (file) => LEGAL_DOCUMENT_NAMES.some((name) => file.startsWith(versionsFolder(name))),
});
