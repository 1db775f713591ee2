import type { LegalRecordOptions } from '../../plugins/legal-record';
import { FEED_PATH, LEDGER_PATH, versionFiles, versionPath } from '../../src/shared/legal-addresses';
import { ROUTES } from '../../src/shared/routes';
import { contentModel } from '../content-model';
import type { BuildSettings } from '../environment/build-settings';
import { RECORD_ADVICE } from '../legal-record/record-advice';

export const legalRecordOptions = ({
  today,
  isPreview,
  isDevelop,
}: Pick<BuildSettings, 'today' | 'isPreview' | 'isDevelop'>): LegalRecordOptions => ({
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
  showsUnrecorded: isPreview || isDevelop,
});
