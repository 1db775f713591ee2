import * as z from 'zod';
import { text } from '../../../plugins/mdx-content';
import { defineKind } from '../define-kind';
import { OTHER_PAGES } from '../define-page-kind';

/** The labels of links and buttons that several pages or sections have. */
export const SHARED_LABELS = defineKind({
  type: 'SharedLabels',
  title: 'Labels on several pages',
  formGroup: OTHER_PAGES,
  folder: 'pages',
  names: ['labels'],
  body: 'none',
  frontMatter: z.strictObject({
    joinButton: text.meta({
      title: 'Button that leads to the form',
      description: 'The home page, the end of each issue and the not-found page have it.',
    }),
    sampleLink: text.meta({
      title: 'Link to the sample issue',
      description: 'The excerpt, the services and the waitlist form have it.',
    }),
    homeLink: text.meta({
      title: 'Link to the home page',
      description: 'The end of each issue and the not-found page have it.',
    }),
  }),
});
