import * as z from 'zod';
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
  title: text.meta({ title: 'Title', description: 'The name of the document, above its text.' }),
  tabLabel: text.meta({ title: 'Tab', description: 'The short name on its tab.' }),
  /** The effective date. */
  lastUpdated: date.meta({
    title: 'Applies from',
    description:
      'The day from which this version applies, in UTC. Choose a day after the change is published: until then, visitors of a published site read the version before it.',
  }),
  changeNote: text.meta({
    title: 'What changed',
    description: 'One sentence for visitors. It stands in the list of versions for good.',
    isLong: true,
  }),
  summary: text.meta({
    title: 'Summary',
    description: 'The box above the text: what it says, in a sentence or two.',
    isLong: true,
    alwaysVisible: true,
  }),
  /** Phrases of `summary`, word for word. */
  keyPhrases: z
    .array(text)
    .meta({
      title: 'Key phrases',
      description: 'Words of the summary, exactly as they stand there. The page marks them in yellow.',
    })
    .optional(),
  /** Counsel has read the recorded text; it holds until the text changes. */
  reviewed: z
    .strictObject({
      by: text.meta({ title: 'Name', description: 'The lawyer who has read the text.' }),
      on: date.meta({ title: 'Day', description: 'The day on which they approved it.' }),
    })
    .meta({
      title: 'Read by counsel',
      description: 'Fill it in when counsel has approved exactly this text. Visitors do not see it.',
    })
    .optional(),
});

/** The front matter of a recorded version. It is loose: rules for edited documents may change after a publication. */
export const recordedVersion = z.looseObject({
  title: z.string().trim(),
  tabLabel: z.string().trim(),
  lastUpdated: z.string().trim(),
  changeNote: z.string().trim(),
  summary: z.string().trim(),
  keyPhrases: z.array(z.string().trim()).optional(),
});

/** The facts of site.yaml that the record itself needs. */
export interface RecordFacts {
  [fact: string]: unknown;
  brand: string;
  url: string;
  /** The site has not been published yet, so its legal texts are drafts. */
  unpublished?: true | undefined;
}
