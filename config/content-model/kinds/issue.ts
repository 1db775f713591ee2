import * as z from 'zod';
import { date, NAME_PLACEHOLDER, text } from '../../../plugins/mdx-content';
import { SAMPLE_ISSUE } from '../../../src/shared/routes';
import { ROWS_ABOVE_LEAD } from '../../../src/shared/rows-above-lead';
import { defineKind } from '../define-kind';
import { description, dollars, heading, listOf, pairOf, webAddress } from '../fields';

/** The path of the page of each issue. */
export const ISSUE_PAGE = `/${NAME_PLACEHOLDER}-issue`;

/** The GraphQL type of an issue's table. */
export const ISSUE_TABLE_TYPE = 'IssueTable';

/** The GraphQL type of a row of that table. */
export const ISSUE_ROW_TYPE = 'IssueTableRow';

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
  .meta({ graphqlType: ISSUE_ROW_TYPE });

/** The distance between rows with a note: it leaves each note the room in the margin that it needs. */
const ROWS_PER_NOTE = 4;

export type IssueTableRow = z.infer<typeof tableRow>;

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

const table = z
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

const share = z
  .strictObject({
    name: text.meta({ title: 'Whose money it is' }),
    amount: dollars.meta({
      title: 'Amount',
      description: 'In dollars, such as 300000.',
    }),
  })
  .meta({ graphqlType: 'IssueCoverageShare' });

const coverage = z
  .strictObject({
    title: text.meta({ title: 'Title of the figure' }),
    limit: dollars.meta({
      title: 'Limit',
      description: 'In dollars, such as 250000.',
    }),
    limitLabel: text.meta({ title: 'Label of the limit' }),
    shares: listOf(share, 'share').meta({
      title: 'Shares',
      description: 'Each is insured separately, up to the limit.',
    }),
    coveredLabel: text.meta({ title: 'Label of what is covered' }),
    notCoveredLabel: text.meta({ title: 'Label of what is not covered' }),
    remark: text
      .meta({
        title: 'Remark',
        description: 'What else readers should know about the example. It appears below the figure.',
        isLong: true,
      })
      .optional(),
  })
  .meta({
    title: 'Insurance in figures',
    description:
      'How much of some deposits is insured. It follows the last paragraph of the text, which explains the example.',
    graphqlType: 'IssueCoverage',
  });

const source = z
  .strictObject({
    title: text.meta({ title: 'Title' }),
    url: webAddress.meta({
      title: 'Address',
      description: 'It begins with https://.',
    }),
  })
  .meta({ graphqlType: 'IssueSource' });

/**
 * An issue of the newsletter, which has a page of its own. The home page shows parts of the sample issue,
 * too.
 */
export const ISSUE = defineKind({
  type: 'Issue',
  title: 'Issue',
  formGroup: {
    title: 'Issues',
    description: 'The issues of the newsletter that anybody can read on the site.',
  },
  page: ISSUE_PAGE,
  folder: 'issues',
  requiredNames: [SAMPLE_ISSUE],
  titleField: 'heading',
  // The editor makes the name of the file, and so the address of the page, from the first field.
  frontMatter: z.strictObject({
    edition: text.meta({
      title: 'Edition',
      description:
        'Short, such as Q1 2025. The address of the page comes from it, and does not change later.',
      isAlwaysVisible: true,
    }),
    date: date.meta({
      title: 'Date',
      description: 'The day on which the issue is sent. Lists begin with the newest issue.',
    }),
    notice: text
      .meta({
        title: 'Notice',
        description: 'Only for samples: it says that nobody received this issue.',
      })
      .optional(),
    period: text.meta({
      title: 'Period',
      description: 'Such as "Fourth quarter of 2024".',
    }),
    heading: text.max(50, 'must have at most 50 characters: search engines cut longer titles').meta({
      title: 'Heading',
      description: 'At most 50 characters.',
      isAlwaysVisible: true,
    }),
    description,
    table,
    coverage: coverage.optional(),
    sources: z
      .strictObject({
        heading,
        items: listOf(source, 'source').meta({ title: 'Sources' }),
      })
      .meta({
        title: 'Sources',
        graphqlType: 'IssueSources',
      }),
    invitation: text.meta({
      title: 'Invitation to join',
      description: 'It appears above the button that opens the form.',
    }),
  }),
});
