import * as z from 'zod';
import { text } from '../../plugins/mdx-content';
import type { SectionId } from '../../src/shared/ids';
import { ROUTES } from '../../src/shared/routes';
import { description, heading, menu } from './fields';
import { heroFields } from './hero-fields';
import { insuranceFields } from './insurance-fields';
import { MENU_SECTION } from './interfaces';
import { serviceFields } from './service-fields';
import { defineKind, type SiteKind } from './site-kind';
import { waitlistFields } from './waitlist-fields';

/** The folder of the texts of the home page, below `content/`. */
export const LANDING_FOLDER = 'landing';

interface SectionTextKind extends Pick<SiteKind, 'type' | 'title' | 'body' | 'interfaces'> {
  /** The name of the file. */
  name: string;
}

/**
 * @param fields the fields below the heading, and the heading itself where it has a description of its own
 * @returns the kind of the text of a section of the home page, which has one file in content/landing
 */
const sectionText = ({ name, interfaces = [], ...kind }: SectionTextKind, fields: z.ZodRawShape) =>
  defineKind({
    ...kind,
    page: ROUTES.home,
    interfaces: ['SectionText', ...interfaces],
    folder: LANDING_FOLDER,
    names: [name],
    titleField: 'heading',
    frontMatter: z.strictObject({ heading, ...fields }),
    headingLevel: 3,
    datesFollowFacts: true,
  });

/** @returns the kind of the text of a section that the menu links to */
const menuSectionText = (
  kind: Omit<SectionTextKind, 'interfaces'> & { name: SectionId },
  fields: z.ZodRawShape = {},
) => sectionText({ ...kind, interfaces: [MENU_SECTION] }, { menu, ...fields });

/** A step of the timeline. */
const step = z
  .strictObject({
    when: text.meta({ title: 'When', description: 'A day such as {filingsDue}, or a few words.' }),
    title: text.meta({ title: 'Title' }),
    text: text.meta({ title: 'Text', isLong: true }),
  })
  .meta({ graphqlType: 'TimelineStep' });

export const LANDING_KINDS: readonly SiteKind[] = [
  sectionText(
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
      ...heroFields,
    },
  ),
  menuSectionText(
    { type: 'LandingServices', name: 'services', title: 'Services', body: 'intro' },
    serviceFields,
  ),
  menuSectionText({ type: 'LandingBenefits', name: 'benefits', title: 'Benefits' }, insuranceFields),
  menuSectionText(
    { type: 'LandingHowItWorks', name: 'how-it-works', title: 'How it works', body: 'intro' },
    {
      timelineLabel: text.meta({ title: 'Description for screen readers' }),
      quarterEnds: step.meta({ title: 'The quarter ends' }),
      filingsDue: step.meta({ title: 'Filings are due' }),
      reading: step.meta({ title: 'Between the filings and the issue' }),
      issue: step.meta({ title: 'The issue' }),
    },
  ),
  menuSectionText({ type: 'LandingWaitlist', name: 'waitlist', title: 'Waitlist form' }, waitlistFields),
  menuSectionText({ type: 'LandingFaq', name: 'faq', title: 'Questions and answers', body: 'intro' }),
];
