import * as z from 'zod';
import { editorialFields, type ContentKind, type ContentModel } from '../../mdx-content';
import type { EditorData } from '../editor-data';
import { fieldsOf, type DecapField } from './decap-fields';

/** A group of forms in the editor: the files of one folder of `content/`. */
export interface Group {
  /** A part of the address of each form, and of the branches that the editor makes: `questions`. */
  name: string;
  title: string;
  description?: string;
  /** The folder below `content/`. */
  folder: string;
  /** The page that shows its files, where `{{slug}}` stands for the name of a file; the home page without one. */
  page?: string;
}

/** The group of the facts of the site, which are in content/site.yaml. */
export interface FactsGroup extends Omit<Group, 'folder'> {
  /** What the editor calls the only form of the group. */
  form: string;
}

/** The formats that start-editor.ts registers. They keep what a form does not show: comments, quotes, line wraps. */
export const FORMATS = { mdx: 'content-mdx', yaml: 'content-yaml' } as const;

/** The widget for bodies that start-editor.ts registers. */
export const BODY_WIDGET = 'content-body';

/** The name of the field with the Markdown below the front matter. */
export const BODY = 'body';

/** The file of the facts of the site, below `content/`. */
export const FACTS_FILE = 'site.yaml';

/** Finds the fields that a form has besides those of its file, by the path of the file below `content/`. */
type FurtherFields = (file: string) => readonly DecapField[];

/** A form of the editor. */
interface Form {
  name: string;
  label: string;
  /** Below the project's root. */
  file: string;
  fields: DecapField[];
}

/** What nobody does in the editor: delete a text. */
const KEPT = { delete: false };

type Collection = Record<string, unknown> & {
  name: string;
  /** Where the names of the files are fixed. */
  files?: Form[];
  /** Where each file has the same fields and any name. */
  folder?: string;
  fields?: DecapField[];
};

export interface DecapConfig {
  /** The configuration of Decap CMS: https://decapcms.org/docs/configuration-options/ */
  decap: Record<string, unknown> & { collections: Collection[] };
  /** Whether saving changes the files at once, without the steps of a draft. */
  savesDirectly: boolean;
  /** The names for which Decap looks for a pane to show beside a form. */
  templates: string[];
  /** Finds the fields of the form of a file, by its path below `content/`. */
  fieldsOf: (file: string) => readonly DecapField[];
}

/**
 * Makes the configuration of Decap CMS: a form for each file of the content, from the schemas of the model.
 *
 * @param groups in the order of the menu
 * @param siteUrl the origin of the site
 * @param furtherFields finds fields that stand above those of the schema
 * @throws Error when no kind of content has the folder of a group, or a field has no title
 */
export function decapConfig(
  model: ContentModel,
  groups: readonly Group[],
  facts: FactsGroup,
  { backend }: Pick<EditorData, 'backend'>,
  siteUrl: string,
  furtherFields: FurtherFields = () => [],
): DecapConfig {
  const collections = [
    ...groups.map((group) => collectionOf(group, model, furtherFields)),
    factsCollection(facts, model),
  ];
  const forms = collections.flatMap(({ files = [] }) => files);
  return {
    decap: {
      ...backend,
      load_config_file: false,
      media_folder: 'static',
      public_folder: '/',
      slug: { encoding: 'ascii', clean_accents: true },
      // Decap links to the page of a text that is on the site.
      site_url: siteUrl,
      collections,
    },
    savesDirectly: backend.publish_mode === undefined,
    templates: collections.flatMap(({ name, files }) => files?.map((form) => form.name) ?? name),
    fieldsOf: (file) => {
      const path = `content/${file}`;
      const form = forms.find((one) => one.file === path);
      const collection = collections.find(({ folder }) => folder && path.startsWith(`${folder}/`));
      return form?.fields ?? collection?.fields ?? [];
    },
  };
}

function collectionOf(
  { name, title, description, folder, page }: Group,
  { kinds }: ContentModel,
  furtherFields: FurtherFields,
): Collection {
  const ofFolder = kinds.filter((kind) => kind.folder === folder);
  const [first] = ofFolder;
  if (!first) throw new Error(`No kind of content has the folder ${folder}.`);
  const collection = {
    name,
    label: title,
    ...(description && { description }),
    ...KEPT,
    format: FORMATS.mdx,
  };
  const shown = page ? { preview_path: page } : {};
  if (!first.names) return { ...collection, ...shown, ...folderOf(first) };
  const forms = ofFolder.flatMap((kind) => formsOf(kind, furtherFields));
  return { ...collection, files: forms.map((form) => ({ ...form, ...shown })) };
}

/** A folder to which editors may add. The first field of an entry names it, and its file. */
function folderOf(kind: ContentKind) {
  const fields = documentFields(kind);
  const [identifier] = fields;
  const [position] = kind.uniqueFields ?? [];
  return {
    folder: `content/${kind.folder}`,
    extension: 'mdx',
    create: true,
    label_singular: kind.title,
    ...(identifier && { identifier_field: identifier.name }),
    ...(position && {
      sortable_fields: [{ field: position, default_sort: true }],
      summary: `{{${position}}} · {{${identifier?.name}}}`,
    }),
    fields,
  };
}

/** The forms of a kind whose files have fixed names. */
const formsOf = (kind: ContentKind, furtherFields: FurtherFields): Form[] =>
  (kind.names ?? []).map((name) => {
    const file = `${kind.folder}/${name}.mdx`;
    return {
      name,
      label: kind.names?.length === 1 ? kind.title : titleOf(name),
      file: `content/${file}`,
      ...KEPT,
      fields: [...furtherFields(file), ...documentFields(kind)],
    };
  });

/** `legal-history` becomes "Legal history". */
const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** The fields of an MDX file: those that visitors see, its text, and those for editors. */
const documentFields = ({ frontMatter }: ContentKind): DecapField[] => [
  ...fieldsOf(frontMatter),
  {
    name: BODY,
    label: 'Text',
    widget: BODY_WIDGET,
    required: true,
    hint: 'Leave an empty line between two paragraphs. To format words, select them and press a button. What stands between < and > is replaced on the page; leave it as it is.',
  },
  ...fieldsOf(z.strictObject(editorialFields)),
];

const factsCollection = (
  { name, title, description, form }: FactsGroup,
  { facts }: ContentModel,
): Collection => ({
  name,
  label: title,
  ...(description && { description }),
  ...KEPT,
  format: FORMATS.yaml,
  files: [{ name: 'facts', label: form, file: `content/${FACTS_FILE}`, ...KEPT, fields: fieldsOf(facts) }],
});
