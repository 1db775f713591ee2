import { issuePath, ROUTES } from './routes';

/** The groups of forms, in the order of the editor's menu. FACTS_GROUP follows them. */
export const FORM_GROUPS = [
  {
    name: 'questions',
    title: 'Questions',
    description: 'The questions and answers on the home page.',
    folder: 'faq',
    headingField: 'question',
    positionField: 'order',
    page: '/#{{slug}}',
  },
  {
    name: 'home',
    title: 'Home page',
    description: 'The sections of the home page.',
    folder: 'landing',
    headingField: 'heading',
  },
  {
    name: 'issues',
    title: 'Issues',
    description: 'The issues of the newsletter that anybody can read on the site.',
    folder: 'issues',
    headingField: 'heading',
    page: issuePath('{{slug}}'),
  },
  {
    name: 'legal',
    title: 'Legal documents',
    description: 'Each change is a new version: give it a new day, and say what changed.',
    folder: 'legal',
    headingField: 'title',
    page: ROUTES.legal.path,
  },
  {
    name: 'pages',
    title: 'Other pages',
    description: 'The texts of all other pages.',
    folder: 'pages',
    headingField: 'heading',
  },
];

/** The group with the only form for content/site.yaml. */
export const FACTS_GROUP = {
  name: 'site',
  title: 'Facts of the site',
  description: 'Name, operator, addresses, launch, and labels of several pages. The texts show them.',
  form: 'Facts of the site',
};

/**
 * Finds the form of a file.
 *
 * @param file path below `content/`, such as `faq/launch.mdx`
 * @returns the address of the form within the editor, such as
 *   `/collections/questions/entries/launch`; undefined when the file has no form
 */
export function formPath(file: string): string | undefined {
  const [, folder, name] = /^(.+)\/([^/]+)\.mdx$/.exec(file) ?? [];
  const group = FORM_GROUPS.find((one) => one.folder === folder);
  return group && `/collections/${group.name}/entries/${name}`;
}
