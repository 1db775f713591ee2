import * as z from 'zod';
import { date, NAME_PLACEHOLDER, text } from '../../../plugins/mdx-content';
import { defineKind } from '../define-kind';
import { description, heading, listOf, webAddress } from '../fields';
import { coverage } from '../issue-coverage';
import { table } from '../issue-table';

/** The path of the page of each issue. */
export const ISSUE_PAGE = `/${NAME_PLACEHOLDER}-issue`;

/** The name of the sample issue, which the home page shows and links to. */
export const SAMPLE_ISSUE = 'sample';

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
  folder: 'issues',
  page: ISSUE_PAGE,
  body: 'parts',
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
      .meta({ title: 'Sources' }),
    invitation: text.meta({
      title: 'Invitation to join',
      description: 'It appears above the button that opens the form.',
    }),
  }),

  // content-check reads this.
  requiredNames: [SAMPLE_ISSUE],

  // The forms of content-editor read these.
  formGroup: {
    title: 'Issues',
    description: 'The issues of the newsletter that anybody can read on the site.',
  },
  titleField: 'heading',
});
