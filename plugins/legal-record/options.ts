import type { GatsbyNode } from 'gatsby';
import type { ContentModel } from '../mdx-content';
import { legalKindOf } from './record/legal-kind-of';

/** The options of this plugin in gatsby-config.ts. Scripts pass the same to its functions. */
export type LegalRecordOptions = {
  /**
   * The model of mdx-content. It must have a kind of the legal documents, as `legalKindOf` finds it
   * (record/legal-kind-of.ts), and its facts must pass `ownFactsOf` (record/own-facts.ts).
   */
  model: ContentModel;
  addresses: LegalAddresses;
  advice: RecordAdvice;
  /** The day for which the site is built, such as `2025-05-02`. It decides which versions are shown. */
  today: string;
  /** Whether texts that aren't recorded are shown, too. */
  showsUnrecorded?: boolean;
};

/**
 * Sentences with the commands and the buttons with which this site records. Messages about the record end
 * with them.
 */
export interface RecordAdvice {
  /** How a text is recorded, or an announced version taken back, after it was edited. */
  record: string;
  /** How a text that was corrected after its recording is recorded again, and until when that is possible. */
  correct: string;
  /** How a version is taken back before its day. */
  takeBack: string;
  /** How a version gets the right day of recording. */
  correctDay: string;
  /** How a text is recorded although the day on which it takes effect has passed. */
  allowPast: string;
  /** How the day of recording is corrected, when it isn't the real one. */
  correctClock: string;
  /** How a record that was changed or is gone is brought back. */
  restore: string;
}

/** The paths at which the site publishes the record. Others link to them, so they never change. */
export interface LegalAddresses {
  /** The page of a version, such as `/legal/terms/2025-05-02/`. */
  version: (documentName: string, effectiveDate: string) => string;
  /** The recorded text of a version, its timestamp, and the certificate that verifies the timestamp. */
  files: (
    documentName: string,
    effectiveDate: string,
  ) => { text: string; token: string; certificate: string };
  /** The page that lists all versions. */
  history: string;
  /** The Atom feed of all versions. */
  feed: string;
  /** The published ledger. */
  ledger: string;
}

/** @throws BuildError when the model has no kind of the legal documents; Gatsby then says so, and ends */
function requireLegalKind(model: ContentModel): ContentModel {
  legalKindOf(model);
  return model;
}

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object<LegalRecordOptions>({
    model: Joi.object().required().custom(requireLegalKind),
    addresses: Joi.object<LegalAddresses>({
      version: Joi.function().required(),
      files: Joi.function().required(),
      history: Joi.string().required(),
      feed: Joi.string().required(),
      ledger: Joi.string().required(),
    }).required(),
    advice: Joi.object<RecordAdvice>({
      record: Joi.string().required(),
      correct: Joi.string().required(),
      takeBack: Joi.string().required(),
      correctDay: Joi.string().required(),
      allowPast: Joi.string().required(),
      correctClock: Joi.string().required(),
      restore: Joi.string().required(),
    }).required(),
    today: Joi.string().required(),
    showsUnrecorded: Joi.boolean(),
  });
