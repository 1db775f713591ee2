import * as z from 'zod';
import { text } from '../../../plugins/mdx-content';
import { ROUTES } from '../../../src/shared/routes';
import { defineKind } from '../define-kind';
import { positiveInteger } from '../fields';

/** A question with its answer. The section "Questions and answers" of the home page shows them all. */
export const FAQ_ENTRY = defineKind({
  type: 'FaqEntry',
  title: 'Question',
  folder: 'faq',
  page: ROUTES.home,
  headingLevel: 4,
  hasPrefixedIds: true,
  frontMatter: z.strictObject({
    question: text.meta({
      title: 'Question',
      isAlwaysVisible: true,
    }),
    order: positiveInteger('must be a whole number from 1').meta({
      title: 'Position',
      description:
        'Questions appear in the order of these numbers, and no two may have the same. To put a question between 20 and 30, write 25.',
    }),
  }),

  // content-check reads these.
  hasAnchor: true,
  uniqueFields: ['order'],
  datesFollowFacts: true,
  // The questions that the customer asked for (docs/requirements.md, section 2). There may be others, too.
  requiredNames: [
    'what-you-get',
    'launch',
    'how-often',
    'recommendations',
    'privacy',
    'team',
    'difference',
    'after-joining',
  ],

  // The forms of content-editor read these.
  formGroup: { title: 'Questions', description: 'The questions and answers on the home page.' },
  titleField: 'question',
  orderField: 'order',
});
