import { z } from 'zod';
import { date, text, type ContentModel } from '../mdx-content';

/** What the record needs to know of a site: the options of this plugin in gatsby-config.ts, and those of the scripts. */
export type LegalRecordOptions = {
  /** The names of the documents in content/legal, in their order on the site and in the ledger. */
  documents: readonly string[];
  /** How bodies of content are compiled. */
  model: ContentModel;
  addresses: LegalAddresses;
  /** The day for which the site is built, `2025-05-02`. */
  today: string;
  /** Whether texts that are not recorded are shown as drafts, as in a preview. `gatsby develop` always shows them. */
  showsDrafts?: boolean;
};

/** Where the site publishes the record, as paths from its root. They are permanent: others link to them. */
export interface LegalAddresses {
  /** The page of a version. */
  version: (document: string, effectiveDate: string) => string;
  /** The recorded text of a version, its timestamp, and the certificate to verify that with. */
  files: (document: string, effectiveDate: string) => { text: string; token: string; certificate: string };
  /** The page that lists all versions. */
  history: string;
  feed: string;
  ledger: string;
}

/** The front matter of a document in content/legal. */
export const legalDocument = z.strictObject({
  title: text,
  tabLabel: text,
  /** The effective date. */
  lastUpdated: date,
  changeNote: text,
  summary: text.meta({ alwaysVisible: true }),
  /** Counsel has read the recorded text; it holds until the text changes. */
  reviewed: z.strictObject({ by: text, on: date }).optional(),
});

/** The front matter of a recorded version. It is loose: rules for edited documents may change after a publication. */
export const recordedVersion = z.looseObject({
  title: z.string().trim(),
  tabLabel: z.string().trim(),
  lastUpdated: z.string().trim(),
  changeNote: z.string().trim(),
  summary: z.string().trim(),
});

/** The facts of site.yaml that the record itself needs. */
export interface RecordFacts {
  [fact: string]: unknown;
  brand: string;
  url: string;
  /** The site has not been published yet, so its legal texts are drafts. */
  unpublished?: true | undefined;
}
