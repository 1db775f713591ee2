import * as z from 'zod';
import { date, text } from '../../mdx-content';

export const legalFrontMatter = z.strictObject({
  title: text.meta({ title: 'Title', description: 'The name of the document, above its text.' }),
  tabLabel: text.meta({ title: 'Tab', description: 'The short name on its tab.' }),
  /** The effective date. Recorded versions call it `lastUpdated`, so the name never changes. */
  lastUpdated: date.meta({
    title: 'Applies from',
    description:
      'Once the site is public, each change of the words needs a new day, in UTC, on or after the day on which you publish it. Until that day, visitors read the version before it.',
  }),
  changeNote: text.meta({
    title: 'What changed',
    description:
      'One sentence for visitors. Once the site is public, write a new one with each change: it stays in the list of versions for good.',
    isLong: true,
  }),
  summary: text.meta({
    title: 'Summary',
    description: 'The box above the text: what it says, in at most five short sentences.',
    isLong: true,
    isAlwaysVisible: true,
  }),
  keyPhrases: z
    .array(text)
    .meta({
      title: 'Key phrases',
      description: 'Words copied exactly from the summary. The page marks them in yellow.',
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
 * The schema of the front matter of a recorded version. It is looser than the schema of edited documents,
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
