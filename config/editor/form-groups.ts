import type { FactsGroup, FormGroup } from '../../plugins/content-editor';
import { groupNameOf } from '../../plugins/content-editor/addresses';
import { CONTENT_KINDS } from '../content-model/kinds';
import { FACTS_FORM } from '../content-model/site-facts';
import type { SiteKind } from '../content-model/site-kind';

/** The folders of content in the order of the editor's menu, with what they are called there. */
const FOLDERS: readonly Pick<FormGroup, 'title' | 'description' | 'folder'>[] = [
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

/** The groups of forms, one for each folder of content. FACTS_GROUP follows them. */
export const FORM_GROUPS: readonly FormGroup[] = FOLDERS.map((group) => {
  const kinds = CONTENT_KINDS.filter(({ folder }) => folder === group.folder);
  const [first] = kinds;
  if (!first?.titleField)
    throw new Error(`The folder ${group.folder} begins with no kind that has a heading.`);
  // All kinds of a folder have the same fields for headings and positions, except labels, which have none.
  const { titleField, positionField } = first;
  const page = previewPage(first);
  const haveSamePage = kinds.every((kind) => previewPage(kind) === page);
  return {
    ...group,
    name: groupNameOf(group.folder),
    titleField,
    ...(positionField && { positionField }),
    ...(haveSamePage && { page }),
  };
});

/** @returns the page that shows the files of a kind, with `{{slug}}` for the name of a file, as Decap writes it */
function previewPage({ page, hasAnchor }: SiteKind): string {
  return hasAnchor ? `${page}#{{slug}}` : page.replace('{name}', '{{slug}}');
}

/** The group with the only form for content/site.yaml. */
export const FACTS_GROUP: FactsGroup = {
  name: 'site',
  title: FACTS_FORM,
  description: 'Name, operator, addresses, launch, and the foot of each page. The texts show them.',
  form: FACTS_FORM,
};
