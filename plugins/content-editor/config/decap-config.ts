import * as z from 'zod';
import { contentPath, SITE_FACTS_FILE, type ContentKind, type ContentModel } from '../../mdx-content';
import type { BackendConfig } from '../backend';
import { STATIC_FOLDER } from '../paths';
import { fieldsOf, type DecapField } from './decap-fields';

/** A group of forms in the editor: the files of one folder of `content/`. */
export interface FormGroup {
  /** A part of the address of each form, and of the branches that the editor makes: `faq`. */
  name: string;
  title: string;
  description?: string;
  /** The folder below `content/`. */
  folder: string;
  /** The field with the heading of a text, which its preview shows: `question`. */
  titleField: string;
  /**
   * The field by which the list of entries is sorted, and which it shows before the heading; without
   * one, the order is that of the file names.
   */
  positionField?: string;
  /**
   * The page that shows its files, where `{{slug}}` stands for the name of a file; the home page
   * without one.
   */
  page?: string;
}

/** The group of the facts of the site, which are in content/site.yaml. */
export interface FactsGroup extends Pick<FormGroup, 'name' | 'title' | 'description'> {
  /** The title of the only form of the group. */
  form: string;
}

/**
 * The names of our file formats. Unlike Decap's own, they keep what a form doesn't show: comments,
 * quotes, and the lines of all fields that have not changed.
 */
export const FORMATS = { mdx: 'content-mdx', yaml: 'content-yaml' } as const;

/** The name of our widget for Markdown. */
export const BODY_WIDGET = 'content-body';

/** The name of the field with the Markdown below the front matter. */
export const BODY = 'body';

/**
 * Makes the fields that a form has in addition to those of its file, given the file's path below
 * `content/`.
 */
type FurtherFields = (file: string) => readonly DecapField[];

/** A form of the editor. */
interface Form {
  name: string;
  label: string;
  /** The path of the file from the project's root. */
  file: string;
  fields: DecapField[];
}

/** Nobody can delete a text in the editor. */
const NOT_DELETABLE = { delete: false };

type Collection = Record<string, unknown> & {
  name: string;
  /**
   * The forms of a collection whose files have fixed names. Other collections have `folder` and
   * `fields` instead.
   */
  files?: Form[];
  /**
   * The folder of a collection to which editors can add files. All of its files have the same
   * fields.
   */
  folder?: string;
  fields?: DecapField[];
};

export interface DecapConfig {
  /** The configuration of Decap CMS: https://decapcms.org/docs/configuration-options/ */
  decap: Record<string, unknown> & { collections: Collection[] };
  /** Whether saving changes the files at once, and not by way of a draft. */
  savesDirectly: boolean;
  /** The names under which Decap looks up the pane beside each form. */
  templates: string[];
  /** Finds the fields of the form of a file, given its path below `content/`. */
  fieldsOf: (file: string) => readonly DecapField[];
}

/** Everything that the configuration of Decap CMS needs to know about this site. */
interface DecapConfigOptions {
  model: ContentModel;
  /** The groups of forms, in the order of the menu. */
  groups: readonly FormGroup[];
  factsGroup: FactsGroup;
  /** The part of the configuration that says where entries are kept. */
  decap: BackendConfig;
  /** The origin of the site. */
  siteUrl: string;
  /** Makes fields that stand above those of the schema; none by default. */
  furtherFields?: FurtherFields;
}

/**
 * Makes the configuration of Decap CMS: a form for each file of the content, from the schemas of
 * the model.
 *
 * @throws Error when no kind of content has the folder of a group, or a field has no title
 */
export function decapConfig({
  model,
  groups,
  factsGroup,
  decap,
  siteUrl,
  furtherFields = () => [],
}: DecapConfigOptions): DecapConfig {
  const collections = [
    ...groups.map((group) => collectionOf(group, model, furtherFields)),
    factsCollection(factsGroup, model),
  ];
  const forms = collections.flatMap(({ files = [] }) => files);
  return {
    decap: {
      ...decap,
      load_config_file: false,
      media_folder: STATIC_FOLDER,
      public_folder: '/',
      slug: { encoding: 'ascii', clean_accents: true },
      // Decap links to the page of a text that is on the site.
      site_url: siteUrl,
      collections,
    },
    savesDirectly: decap.publish_mode === undefined,
    templates: collections.flatMap(({ name, files }) => files?.map((form) => form.name) ?? name),
    fieldsOf: (file) => {
      const path = contentPath(file);
      const form = forms.find((one) => one.file === path);
      const collection = collections.find(({ folder }) => folder && path.startsWith(`${folder}/`));
      return form?.fields ?? collection?.fields ?? [];
    },
  };
}

function collectionOf(group: FormGroup, model: ContentModel, furtherFields: FurtherFields): Collection {
  const { name, title, description, folder, page } = group;
  const ofFolder = model.kinds.filter((kind) => kind.folder === folder);
  const [first] = ofFolder;
  if (!first) throw new Error(`No kind of content has the folder ${folder}.`);
  const collection = {
    name,
    label: title,
    ...(description && { description }),
    ...NOT_DELETABLE,
    format: FORMATS.mdx,
  };
  const shown = page ? { preview_path: page } : {};
  if (!first.names) return { ...collection, ...shown, ...folderOptions(first, group, model) };
  const forms = ofFolder.flatMap((kind) => formsOf(kind, model, furtherFields));
  return { ...collection, files: forms.map((form) => ({ ...form, ...shown })) };
}

/**
 * Makes the options of a collection to which editors can add files. Decap makes the name of a new
 * file from the first field.
 */
function folderOptions(kind: ContentKind, { titleField, positionField }: FormGroup, model: ContentModel) {
  const fields = documentFields(kind, model);
  const [identifier] = fields;
  return {
    folder: contentPath(kind.folder),
    extension: 'mdx',
    create: true,
    label_singular: kind.title,
    ...(identifier && { identifier_field: identifier.name }),
    ...(positionField && {
      sortable_fields: [{ field: positionField, default_sort: true }],
      summary: `{{${positionField}}} · {{${titleField}}}`,
    }),
    fields,
  };
}

/** Makes the forms of a kind whose files have fixed names. */
const formsOf = (kind: ContentKind, model: ContentModel, furtherFields: FurtherFields): Form[] =>
  (kind.names ?? []).map((name) => {
    const file = `${kind.folder}/${name}.mdx`;
    return {
      name,
      label: kind.names?.length === 1 ? kind.title : titleOf(name),
      file: contentPath(file),
      ...NOT_DELETABLE,
      fields: [...furtherFields(file), ...documentFields(kind, model)],
    };
  });

/** `legal-history` becomes "Legal history". */
const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** The field with the Markdown of a file. An introduction may be empty. */
const bodyField = ({ body }: ContentKind): DecapField => ({
  name: BODY,
  label: 'Text',
  widget: BODY_WIDGET,
  required: body !== 'intro',
  hint: 'Leave an empty line between two paragraphs. To make words bold or a link, select them and press the button. The site fills in what stands between < and >: leave it as it is.',
});

/**
 * Makes the fields of an MDX file: those of its kind, its text, and those that only editors see.
 */
const documentFields = (kind: ContentKind, { editorialFields }: ContentModel): DecapField[] => [
  ...fieldsOf(kind.frontMatter),
  ...(kind.body === 'none' ? [] : [bodyField(kind)]),
  ...fieldsOf(z.strictObject(editorialFields)),
];

const factsCollection = (
  { name, title, description, form }: FactsGroup,
  { factsSchema }: ContentModel,
): Collection => ({
  name,
  label: title,
  ...(description && { description }),
  ...NOT_DELETABLE,
  format: FORMATS.yaml,
  files: [
    {
      name: 'facts',
      label: form,
      file: contentPath(SITE_FACTS_FILE),
      ...NOT_DELETABLE,
      fields: fieldsOf(factsSchema),
    },
  ],
});
