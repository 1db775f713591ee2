import type { ContentCheckOptions, FurtherTargets } from '../plugins/content-check';
import {
  editedVersions,
  RECORD_FOLDER,
  versionsAmong,
  type LegalRecordOptions,
  type VersionId,
} from '../plugins/legal-record';
import {
  FEED_PATH,
  LEDGER_PATH,
  LEGAL_DOCUMENT_NAMES,
  versionFiles,
  versionPath,
} from '../src/shared/legal-addresses';
import { ROUTES } from '../src/shared/routes';
import type { KnownBuild } from './build-settings';
import { contentModel } from './content-model';
import { launchProblems } from './content-model/launch-problems';
import { typedFacts } from './content-model/site-facts';
import { openFacts } from './open-facts';
import { RECORD_ADVICE } from './record-advice';
import { sitePages } from './site-pages';

/** The options of plugins/legal-record. */
export const legalRecordOptions = ({ today, isPreview = false }: KnownBuild): LegalRecordOptions => ({
  model: contentModel,
  addresses: {
    version: versionPath,
    files: versionFiles,
    history: ROUTES.history,
    feed: FEED_PATH,
    ledger: LEDGER_PATH,
  },
  advice: RECORD_ADVICE,
  today,
  showsDrafts: isPreview,
});

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
