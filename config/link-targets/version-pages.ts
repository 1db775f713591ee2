import type { UncheckedPages } from '../../plugins/content-check/browser';
import { editedVersions, versionsAmong } from '../../plugins/legal-record/browser';
import { versionPath } from '../../src/shared/legal-addresses';
import { LEGAL_DOCUMENT_NAMES } from '../../src/shared/legal-document-names';
import { ROUTES } from '../../src/shared/routes';

/**
 * The pages of legal versions for plugins/content-check: a page for each version in the record, and for each
 * version that an edited document will become.
 */
export const VERSION_PAGES: UncheckedPages = {
  pathsOf: (files, documents) =>
    [...versionsAmong(files), ...editedVersions(documents, LEGAL_DOCUMENT_NAMES)].map(
      ({ documentName, effectiveDate }) => versionPath(documentName, effectiveDate),
    ),
  description: `versions of legal documents, which ${ROUTES.history} lists`,
};
