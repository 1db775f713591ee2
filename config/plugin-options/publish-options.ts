import { editorHeaders, type EditorOptions } from '../../plugins/content-editor';
import type { PublishOptions } from '../../plugins/publish';
import { LEGAL_DOCUMENT_NAMES, versionsFolder } from '../../src/shared/legal-addresses';
import type { BuildSettings } from '../environment/build-settings';
import { hostOptions } from './host-options';

export const publishOptions = (build: BuildSettings, editor: EditorOptions): PublishOptions => ({
  hosts: { ...hostOptions(build), sections: editorHeaders(editor) },
  // There may be thousands of versions of legal documents, and each is rarely read.
  isUncompressed: (file) => LEGAL_DOCUMENT_NAMES.some((name) => file.startsWith(versionsFolder(name))),
});
