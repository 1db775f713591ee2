import * as z from 'zod';
import { text } from '../../plugins/mdx-content';
import { ROWS_ABOVE_LEAD } from '../../src/shared/rows-above-lead';
import { listOf, pairOf, webAddress } from './fields';

export const ISSUE_TABLE_TYPE = 'IssueTable';
export const ISSUE_TABLE_ROW_TYPE = 'IssueTableRow';

const quarter = z
  .strictObject({
    name: text.meta({
      title: 'Quarter',
      description: 'Such as Q4 2024.',
    }),
    url: webAddress.meta({
      title: 'Address',
      description: 'The page that publishes its figures. Its address begins with https://.',
    }),
  })
  .meta({ graphqlType: 'IssueQuarter' });

const tableRow = z
  .strictObject({
    item: text.meta({
      title: 'Figure',
      description: 'What is counted.',
    }),
    before: text.meta({
      title: 'Earlier figure',
      description: 'In the first of the two quarters above.',
    }),
    after: text.meta({
      title: 'Later figure',
      description: 'In the second of the two quarters above.',
    }),
    meaning: text.meta({
      title: 'What it means',
      description: 'One sentence in plain English.',
      isLong: true,
    }),
    note: z
      .strictObject({
        title: text.meta({ title: 'Title' }),
        text: text.meta({ title: 'Text', isLong: true }),
      })
      .meta({
        title: 'Note in the margin',
        description: 'The row is marked, and a line connects it with the note.',
      })
      .optional(),
    isLead: z
      .boolean('must be true or false')
      .meta({
        title: 'Lead',
        description:
          'The row that matters most: its figures are also shown in a large size. Choose only one row.',
      })
      .default(false),
  })
  .meta({ graphqlType: ISSUE_TABLE_ROW_TYPE });

export type IssueTableRow = z.infer<typeof tableRow>;

/** The smallest distance between two rows with a note, so that each note has room in the margin. */
const ROWS_PER_NOTE = 4;

const hasOneLead = (rows: IssueTableRow[]): boolean => rows.filter(({ isLead }) => isLead).length === 1;

const hasNoteOnLead = (rows: IssueTableRow[]): boolean => rows.every(({ isLead, note }) => !isLead || note);

function hasRoomForNotes(rows: IssueTableRow[]): boolean {
  let distanceFromNote = ROWS_PER_NOTE;
  for (const { note } of rows) {
    if (note && distanceFromNote < ROWS_PER_NOTE) return false;
    distanceFromNote = note ? 1 : distanceFromNote + 1;
  }
  return true;
}

export const table = z
  .strictObject({
    title: text.meta({ title: 'Title of the table' }),
    quarters: pairOf(quarter, 'quarters').meta({
      title: 'Quarters',
      description: 'The table compares them. The earlier one is first.',
    }),
    rows: listOf(tableRow, 'row')
      .refine(hasOneLead, 'must have one lead')
      .refine(hasNoteOnLead, 'must have a note on the lead')
      .refine(hasRoomForNotes, `must have at least ${ROWS_PER_NOTE - 1} rows between two with a note`)
      .meta({
        title: 'Rows',
        description: `The home page shows the first ${ROWS_ABOVE_LEAD} of the sample issue, and its lead. Between two rows with a note are at least ${ROWS_PER_NOTE - 1} others.`,
      }),
    publisher: text.meta({
      title: 'Publisher',
      description: 'Who publishes the figures. The quarters follow it, each with a link.',
    }),
    remark: text
      .meta({
        title: 'Remark',
        description: 'What else readers should know about the figures.',
        isLong: true,
      })
      .optional(),
  })
  .meta({
    title: 'Table',
    description: 'The figures of two quarters, and notes on those that matter most.',
    graphqlType: ISSUE_TABLE_TYPE,
  });

export type IssueTable = z.infer<typeof table>;
