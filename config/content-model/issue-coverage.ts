import * as z from 'zod';
import { text } from '../../plugins/mdx-content';
import { dollars, listOf } from './fields';

const share = z
  .strictObject({
    name: text.meta({ title: 'Whose money it is' }),
    amount: dollars.meta({
      title: 'Amount',
      description: 'In dollars, such as 300000.',
    }),
  })
  .meta({ graphqlType: 'IssueCoverageShare' });

export const coverage = z
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
  });
