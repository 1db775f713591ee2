import type { UncheckedPages } from '../../plugins/content-check';
import { editedVersions, type VersionId } from '../../plugins/legal-record';
import { LEGAL_DOCUMENT_NAMES, versionPath } from '../../src/shared/legal-addresses';
import { ROUTES } from '../../src/shared/routes';

/**
 * Makes the pages of legal versions for plugins/content-check: those of the record, and those that the
 * edited documents will become.
 *
 * @param recordedVersions finds the versions in the record, given all files below `content/`
 */
export const versionPages = (
  recordedVersions: (files: readonly string[]) => readonly VersionId[],
): UncheckedPages => ({
  pathsOf: (files, documents) =>
    [...recordedVersions(files), ...editedVersions(documents, LEGAL_DOCUMENT_NAMES)].map(
      ({ document, effectiveDate }) => versionPath(document, effectiveDate),
    ),
  description: `versions of legal documents, which ${ROUTES.history} lists`,
});
