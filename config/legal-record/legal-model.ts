import type { LegalModel } from '../../plugins/legal-record';
import { contentModel } from '../content-model';
import { LEGAL_DOCUMENT } from '../content-model/kinds/legal-document';

/** What the texts of the legal documents are compiled with. */
export const LEGAL_MODEL: LegalModel = {
  model: contentModel,
  kind: LEGAL_DOCUMENT,
};
