import { editorHeaders } from '../../plugins/content-editor';
import type { PublishOptions } from '../../plugins/publish';
import { LEGAL_DOCUMENT_NAMES, versionsFolder } from '../../src/shared/legal-addresses';
import type { BuildSettings } from '../environment/build-settings';
import type { SiteFactsIfValid } from '../environment/read-site-facts';
import { editorOptions } from './editor-options';
import { hostOptions } from './host-options';

export const publishOptions = (build: BuildSettings, facts: SiteFactsIfValid): PublishOptions => ({
  hosts: { ...hostOptions(build), sections: editorHeaders(editorOptions(build, facts)) },
  // There may be thousands of versions of legal documents, and each is rarely read.
  isUncompressed: (file) => LEGAL_DOCUMENT_NAMES.some((name) => file.startsWith(versionsFolder(name))),
});
