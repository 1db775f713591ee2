import type { ContentCheckOptions, FurtherCheck, FurtherTargets } from '../../plugins/content-check';
import {
  checkRecord,
  editedVersions,
  readRecord,
  RECORD_FOLDER,
  versionsAmong,
  type VersionId,
} from '../../plugins/legal-record';
import { LEGAL_DOCUMENT_NAMES, versionPath } from '../../src/shared/legal-addresses';
import { ROUTES } from '../../src/shared/routes';
import { contentModel } from '../content-model';
import { launchProblems } from '../content-model/launch-problems';
import { typedFacts } from '../content-model/site-facts';
import type { KnownBuild } from '../environment/build-settings';
import { openFacts } from '../release/open-facts';
import { sitePages } from '../site-pages';
import { legalRecordOptions } from './legal-record-options';

/**
 * Makes the pages of legal versions for plugins/content-check: those of the record, and those that the
 * edited documents will become.
 *
 * @param recordedVersions finds the versions in the record, given all files below `content/`
 */
export const versionPages = (
  recordedVersions: (files: readonly string[]) => readonly VersionId[],
): FurtherTargets => ({
  pathsOf: (files, documents) =>
    [...recordedVersions(files), ...editedVersions(documents, LEGAL_DOCUMENT_NAMES)].map(
      ({ document, effectiveDate }) => versionPath(document, effectiveDate),
    ),
  description: `versions of legal documents, which ${ROUTES.history} lists`,
});

/**
 * The options of plugins/content-check without the check of the legal record, which needs Node: the
 * editor has them too.
 */
export const contentCheckOptions = (build: KnownBuild): ContentCheckOptions => ({
  model: contentModel,
  pages: sitePages,
  siteUrl: (facts) => typedFacts(facts).url,
  furtherTargets: versionPages(versionsAmong),
  uncheckedFolders: [`${RECORD_FOLDER}/`],
  checkFacts: (facts) => {
    const factsOfBuild = { ...typedFacts(facts), ...build.factOverrides };
    return [...launchProblems(factsOfBuild), ...openFacts(factsOfBuild, build)];
  },
  today: build.today,
});

/** The options of plugins/content-check in a build, which checks the legal record, too. */
export const buildCheckOptions = (build: KnownBuild): ContentCheckOptions => ({
  ...contentCheckOptions(build),
  furtherChecks: [recordCheckOf(build)],
});

/**
 * Makes the check of the legal record. In a preview it is no error that a legal text is not recorded:
 * the preview shows that text as a draft.
 */
const recordCheckOf =
  (build: KnownBuild): FurtherCheck =>
  (contentRoot, content) => {
    const record = readRecord(contentRoot, LEGAL_DOCUMENT_NAMES);
    const { findings } = checkRecord(contentRoot, content, record, legalRecordOptions(build));
    return build.isPreview ? findings.filter(({ rule }) => rule !== 'record-missing') : findings;
  };
