import type { GatsbyNode } from 'gatsby';
import type { ContentModel } from '../mdx-content';

/** The options of this plugin in gatsby-config.ts. Scripts pass the same to its functions. */
export type LegalRecordOptions = {
  /**
   * The model of mdx-content. Its kind with the folder `legal` names the documents, and its GraphQL
   * type gets the fields `currentVersion` and `versions`.
   */
  model: ContentModel;
  addresses: LegalAddresses;
  advice: RecordAdvice;
  /** The day for which the site is built, such as `2025-05-02`. It decides which versions are shown. */
  today: string;
  /**
   * Whether texts that are not recorded are shown as drafts, as in a preview. `gatsby develop` always shows
   * them.
   */
  showsDrafts?: boolean;
};

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object<LegalRecordOptions>({
    model: Joi.object().required(),
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
      restore: Joi.string().required(),
    }).required(),
    today: Joi.string().required(),
    showsDrafts: Joi.boolean(),
  });

/**
 * Sentences with the commands and the buttons with which this site records. Messages about the record end
 * with them.
 */
export interface RecordAdvice {
  /** How a text is recorded, or an announced version taken back, after it was edited. */
  record: string;
  /** How a text is recorded again that was recorded and then corrected, and until when that is possible. */
  correct: string;
  /** How a version is taken back before its day. */
  takeBack: string;
  /** How a version gets the right day of recording. */
  correctDay: string;
  /** How a record is brought back that was changed or is gone. */
  restore: string;
}

/** The paths at which the site publishes the record. Others link to them, so they never change. */
export interface LegalAddresses {
  /** The page of a version, such as `/legal/terms/2025-05-02/`. */
  version: (document: string, effectiveDate: string) => string;
  /** The recorded text of a version, its timestamp, and the certificate to verify that with. */
  files: (document: string, effectiveDate: string) => { text: string; token: string; certificate: string };
  /** The page that lists all versions. */
  history: string;
  /** The Atom feed of all versions. */
  feed: string;
  /** The published ledger. */
  ledger: string;
}
