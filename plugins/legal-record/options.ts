import type { GatsbyNode, PluginOptionsSchemaArgs } from 'gatsby';
import * as z from 'zod';
import { date, text, type ContentModel } from '../mdx-content';

/** The options of this plugin in gatsby-config.ts. Scripts that use it pass them too. */
export type LegalRecordOptions = {
  /**
   * The model of mdx-content. Its kind with the folder `legal` names the documents, and its GraphQL
   * type gets the field `currentVersion`.
   */
  model: ContentModel;
  addresses: LegalAddresses;
  advice: RecordAdvice;
  /** The day for which the site is built, such as `2025-05-02`. It decides which versions are shown. */
  today: string;
  /**
   * Whether texts that are not recorded are shown as drafts, as in a preview. `gatsby
   * develop` always shows them.
   */
  showsDrafts?: boolean;
};

/** Gatsby validates the options in gatsby-config.ts with this schema. */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object<LegalRecordOptions>({
    model: Joi.object().required().description('The model of mdx-content.'),
    addresses: Joi.object<LegalAddresses>({
      version: Joi.function().required(),
      files: Joi.function().required(),
      history: Joi.string().required(),
      feed: Joi.string().required(),
      ledger: Joi.string().required(),
    })
      .required()
      .description('The paths at which the site publishes the record.'),
    advice: recordAdvice(Joi).required().description('How this site records, in sentences for messages.'),
    today: Joi.string().required().description('The day for which the site is built, as YYYY-MM-DD.'),
    showsDrafts: Joi.boolean().description('Whether texts that are not recorded are shown as drafts.'),
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
}

/** Makes the schema of a RecordAdvice, for each plugin that has it as an option. */
export const recordAdvice = (Joi: PluginOptionsSchemaArgs['Joi']) =>
  Joi.object<RecordAdvice>({
    record: Joi.string().required(),
    correct: Joi.string().required(),
    takeBack: Joi.string().required(),
    correctDay: Joi.string().required(),
  });

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

/** The schema of the front matter of a document in content/legal. */
export const legalFrontMatter = z.strictObject({
  title: text.meta({ title: 'Title', description: 'The name of the document, above its text.' }),
  tabLabel: text.meta({ title: 'Tab', description: 'The short name on its tab.' }),
  /** The effective date. Recorded versions have this name for it, so it never changes. */
  lastUpdated: date.meta({
    title: 'Applies from',
    description:
      'Each change of a published text needs a new day, in UTC, on or after the day on which you publish the change. Until then, visitors read the version before it.',
  }),
  changeNote: text.meta({
    title: 'What changed',
    description:
      'One sentence for visitors, new with each change. It stays in the list of versions for good.',
    isLong: true,
  }),
  summary: text.meta({
    title: 'Summary',
    description: 'The box above the text: what it says, in a sentence or two.',
    isLong: true,
    isAlwaysVisible: true,
  }),
  /** Phrases of `summary`, word for word, that the page marks. */
  keyPhrases: z
    .array(text)
    .meta({
      title: 'Key phrases',
      description:
        'Words copied from the summary, exactly as they stand there. The page marks them in yellow.',
    })
    .optional(),
  /** Says that counsel has approved the recorded text. It is void as soon as the text changes. */
  reviewed: z
    .strictObject({
      by: text.meta({ title: 'Name', description: 'The lawyer who has read the text.' }),
      on: date.meta({ title: 'Day', description: 'The day on which they approved exactly this text.' }),
    })
    .meta({
      title: 'Read by counsel',
      description:
        'Fill it in when the text is recorded and counsel has approved it, and empty it when you change the text. Visitors do not see it.',
    })
    .optional(),
});

/**
 * The schema of the front matter of a recorded version. It is looser than that of edited documents,
 * whose rules may have become stricter since.
 */
export const recordedFrontMatter = z.looseObject({
  title: z.string().trim(),
  tabLabel: z.string().trim(),
  lastUpdated: z.string().trim(),
  changeNote: z.string().trim(),
  summary: z.string().trim(),
  keyPhrases: z.array(z.string().trim()).optional(),
});

/** The schema of the facts of site.yaml that this plugin itself reads, besides those that texts show. */
export const recordFacts = z.looseObject({
  brand: z.string(),
  /** The public origin of the site, such as `https://www.example.org`. */
  url: z.string(),
  /** The site has not been published yet, so its legal texts are drafts that may be recorded anew. */
  unpublished: z.literal(true).optional(),
});

export type RecordFacts = z.infer<typeof recordFacts>;
