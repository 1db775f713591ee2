import type { FactsGroup, FormGroup } from '../../plugins/content-editor';
import { issuePath, ROUTES } from '../shared/routes';

const GROUPS: readonly Omit<FormGroup, 'name'>[] = [
  {
    title: 'Questions',
    description: 'The questions and answers on the home page.',
    folder: 'faq',
    headingField: 'question',
    positionField: 'order',
    page: '/#{{slug}}',
  },
  {
    title: 'Home page',
    description: 'The sections of the home page.',
    folder: 'landing',
    headingField: 'heading',
  },
  {
    title: 'Issues',
    description: 'The issues of the newsletter that anybody can read on the site.',
    folder: 'issues',
    headingField: 'heading',
    page: issuePath('{{slug}}'),
  },
  {
    title: 'Legal documents',
    description:
      'Once the site is public, each change is a new version: give it a new day, and say what changed.',
    folder: 'legal',
    headingField: 'title',
    page: ROUTES.legal,
  },
  {
    title: 'Other pages',
    description: 'The texts of all other pages.',
    folder: 'pages',
    headingField: 'heading',
  },
];

/**
 * The groups of forms, one for each folder of content, in the order of the editor's menu.
 * FACTS_GROUP follows them. A group is called like its folder, and `formPath` relies on that.
 */
export const FORM_GROUPS: readonly FormGroup[] = GROUPS.map((group) => ({ ...group, name: group.folder }));

/** The group with the only form for content/site.yaml. */
export const FACTS_GROUP: FactsGroup = {
  name: 'site',
  title: 'Facts of the site',
  description: 'Name, operator, addresses, launch, and labels of several pages. The texts show them.',
  form: 'Facts of the site',
};
