import type { LegalModel, LegalRecordOptions } from '../../plugins/legal-record';
import {
  FEED_PATH,
  LEDGER_PATH,
  LEGAL_DOCUMENT_NAMES,
  versionFiles,
  versionPath,
} from '../../src/shared/legal-addresses';
import { ROUTES } from '../../src/shared/routes';
import { contentModel } from '../content-model';
import { LEGAL_DOCUMENT } from '../content-model/kinds';
import type { BuildSettings } from '../environment/build-settings';
import { RECORD_ADVICE } from './record-advice';

/** What the texts of the legal documents are compiled with. */
export const LEGAL_MODEL: LegalModel = {
  model: contentModel,
  // The type of a kind doesn't say that this one lists the names of its files.
  kind: { ...LEGAL_DOCUMENT, names: LEGAL_DOCUMENT_NAMES },
};

export const legalRecordOptions = ({
  today,
  isPreview,
}: Pick<BuildSettings, 'today' | 'isPreview'>): LegalRecordOptions => ({
  ...LEGAL_MODEL,
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
