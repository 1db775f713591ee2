import type { FactsGroup, FormGroup } from '../../plugins/content-editor';
import { FACTS_FORM } from '../content-model/site-facts';

/**
 * The groups of forms in the menu of the editor, one for each folder of content. FACTS_GROUP follows them.
 */
export const FORM_GROUPS: readonly FormGroup[] = [
  {
    title: 'Questions',
    description: 'The questions and answers on the home page.',
    folder: 'faq',
  },
  {
    title: 'Home page',
    description: 'The sections of the home page.',
    folder: 'landing',
  },
  {
    title: 'Issues',
    description: 'The issues of the newsletter that anybody can read on the site.',
    folder: 'issues',
  },
  {
    title: 'Legal documents',
    description:
      'Once the site is public, each change is a new version: give it a new day, and say what changed.',
    folder: 'legal',
  },
  {
    title: 'Other pages',
    description: 'The texts of all other pages, and the labels that several pages have.',
    folder: 'pages',
  },
];

/** The group with the only form for content/site.yaml. */
export const FACTS_GROUP: FactsGroup = {
  name: 'site',
  title: FACTS_FORM,
  description: 'Name, operator, addresses, launch, and the foot of each page. The texts show them.',
  form: FACTS_FORM,
};
