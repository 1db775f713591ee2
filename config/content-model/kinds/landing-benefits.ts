import * as z from 'zod';
import { text } from '../../../plugins/mdx-content';
import { defineMenuSectionKind } from '../define-section-kind';
import { dollars, pairOf, textWithOnePlaceholder } from '../fields';

/** The sum of what is insured for one person at two banks, in two categories of accounts. */
const calculation = z
  .strictObject({
    title: text.meta({ title: 'Title' }),
    banks: pairOf(text, 'banks').meta({ title: 'Banks' }),
    categories: pairOf(text, 'categories').meta({ title: 'Categories of accounts' }),
    totalLabel: text.meta({
      title: 'Label of the total',
      description: 'The sum of the four limits follows it.',
    }),
  })
  .meta({
    title: 'Calculation',
    description: 'Each category at each bank is insured up to the amount.',
  });

const insurance = z
  .strictObject({
    title: text.meta({ title: 'Title' }),
    amount: dollars.meta({
      title: 'Amount',
      description: 'In dollars, such as 250000.',
    }),
    sentence: textWithOnePlaceholder('amount').meta({
      title: 'Sentence with the amount',
      description:
        'Write {amount} for the amount. It is shown in a large size, and the words after it are marked in yellow.',
      isLong: true,
    }),
    abroad: text.meta({
      title: 'Note below the sentence',
      description: 'What living abroad means for the insurance.',
      isLong: true,
    }),
    notes: z.array(text).meta({ title: 'Further notes' }),
    calculation,
    excluded: z
      .strictObject({
        title: text.meta({ title: 'Title' }),
        items: z.array(text).meta({ title: 'Items' }),
        note: text.meta({ title: 'Note below the items', isLong: true }),
      })
      .meta({ title: 'What is not covered' }),
  })
  .meta({ title: 'Deposit insurance' });

/** The section of the home page about what readers gain, with the figure about deposit insurance. */
export const LANDING_BENEFITS = defineMenuSectionKind(
  { type: 'LandingBenefits', name: 'benefits', title: 'Benefits', body: 'parts' },
  { insurance },
);
