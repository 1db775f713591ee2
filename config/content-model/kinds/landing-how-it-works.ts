import * as z from 'zod';
import { text } from '../../../plugins/mdx-content';
import { defineMenuSectionKind } from '../define-section-kind';

const step = z
  .strictObject({
    when: text.meta({
      title: 'When',
      description: 'A day such as {filingsDue}, or a few words.',
    }),
    title: text.meta({ title: 'Title' }),
    text: text.meta({ title: 'Text', isLong: true }),
  })
  .meta({ graphqlType: 'TimelineStep' });

/** The section of the home page with the timeline from the end of a quarter to the issue about it. */
export const LANDING_HOW_IT_WORKS = defineMenuSectionKind(
  { type: 'LandingHowItWorks', name: 'how-it-works', title: 'How it works', body: 'intro' },
  {
    timelineLabel: text.meta({ title: 'Description for screen readers' }),
    quarterEnds: step.meta({ title: 'The quarter ends' }),
    filingsDue: step.meta({ title: 'Filings are due' }),
    reading: step.meta({ title: 'Between the filings and the issue' }),
    issue: step.meta({ title: 'The issue' }),
  },
);
