import * as z from 'zod';
import { text } from '../../../plugins/mdx-content';
import { defineSectionKind } from '../define-section-kind';
import {
  description,
  hasPlaceholderOnce,
  heading,
  listOf,
  siteLink,
  textWithOptionalPlaceholder,
} from '../fields';

/** A title and a text, which may contain one link. */
const linkedPoint = z
  .strictObject({
    title: text.meta({ title: 'Title' }),
    text: textWithOptionalPlaceholder('link').meta({
      title: 'Text',
      description: 'Write {link} for the words of the link.',
      isLong: true,
    }),
    link: siteLink
      .meta({
        title: 'Link',
        description: 'It appears where the text says {link}.',
      })
      .optional(),
  })
  .refine(
    (point) => (point.link ? hasPlaceholderOnce(point.text, 'link') : !point.text.includes('{link}')),
    'must have {link} once in its text if it has a link, and only then',
  )
  .meta({ graphqlType: 'LinkedPoint' });

const excerpt = z
  .strictObject({
    label: text.meta({ title: 'Description for screen readers', isLong: true }),
    title: text.meta({
      title: 'Title',
      description: 'The page keeps its lines.',
      isLong: true,
    }),
    context: text.meta({
      title: 'What the figures mean',
      description: 'One line, below the figures.',
    }),
    points: listOf(linkedPoint, 'point').meta({
      title: 'Points',
    }),
    remark: text.meta({
      title: 'Remark',
      description: 'It follows the source of the figures.',
      isLong: true,
    }),
  })
  .meta({
    title: 'Excerpt from the sample issue',
    description: 'What the issue says about its lead. The figures are those of the issue.',
    datesFollowFacts: false,
  });

/**
 * The top of the home page: the offer, its buttons and notes, and the excerpt from the sample issue. Search
 * results and the social image show parts of it, too.
 */
export const LANDING_HERO = defineSectionKind(
  { type: 'LandingHero', name: 'hero', title: 'Top of the page', body: 'intro' },
  {
    heading: heading.meta({
      description:
        'At most 55 characters. It is also the title in browser tabs and search results, where the name of the service follows it.',
    }),
    description: description.meta({
      description:
        'They show it below the heading: 120 to 155 characters. {launch} shows when the service launches.',
    }),
    learnMoreButton: text.meta({ title: 'Button that leads to the services' }),
    joinNote: text.meta({ title: 'Note below the buttons' }),
    launchNote: text.meta({
      title: 'Note on the launch',
      description: 'Write {launch} and {quarter} for the dates, which follow the facts of the site.',
      isLong: true,
    }),
    answers: listOf(linkedPoint, 'answer').meta({
      title: 'First answers',
      description: 'Questions of visitors, each with a short answer. They appear below the notes.',
    }),
    excerpt,
  },
);
