import { contentPath, pagePathFor, SITE_FACTS_FILE, type ContentModel } from '../../mdx-content';
import { fieldsOf, type DecapField } from './decap-fields';
import { documentFields } from './document-fields';
import type { EditableKind, EditableModel } from './editable-model';

/** A group of forms in the editor: the files of one folder of `content/`. */
export interface FormGroup {
  title: string;
  description?: string;
  /**
   * The folder below `content/`, such as `faq`. It is a part of the address of each form, and of the branches
   * that the editor makes.
   */
  folder: string;
}

/** The group of the facts of the site, which are in content/site.yaml. */
export interface FactsGroup extends Pick<FormGroup, 'title' | 'description'> {
  /** A part of the address of the form, which must be the name of no folder. */
  name: string;
  /** The title of the only form of the group. */
  form: string;
}

/**
 * The names of our file formats. Unlike Decap's own, they keep what a form doesn't show: comments,
 * quotes, and the lines of all fields that have not changed.
 */
export const FORMATS = { mdx: 'content-mdx', yaml: 'content-yaml' } as const;

/**
 * Makes the fields that a form has in addition to the fields of its file, given the file's path below
 * `content/`.
 */
export type AdditionalFields = (file: string) => readonly DecapField[];

interface Form {
  name: string;
  label: string;
  /** The path of the file from the project's root. */
  file: string;
  fields: DecapField[];
}

/** Nobody can delete a text in the editor. */
const NOT_DELETABLE = { delete: false };

/** A group of forms, as the configuration of Decap CMS has it. */
export type Collection = Record<string, unknown> & {
  name: string;
  /**
   * The forms of a collection whose files have fixed names. Other collections have `folder` and
   * `fields` instead.
   */
  files?: Form[];
  /** The folder of a collection to which editors can add files. All of its files have the same fields. */
  folder?: string;
  fields?: DecapField[];
};

/**
 * Makes a group of forms for the files of a folder.
 *
 * @throws Error when no kind of content has this folder
 */
export function collectionOf(
  { title, description, folder }: FormGroup,
  model: EditableModel,
  additionalFields: AdditionalFields,
): Collection {
  const kinds = model.kinds.filter((kind) => kind.folder === folder);
  const [first] = kinds;
  if (!first) {
    throw new Error(
      `No kind of content has the folder "${folder}" of the forms "${title}": correct it in the groups that startEditor gets.`,
    );
  }
  const collection = {
    name: folder,
    label: title,
    ...(description && { description }),
    ...NOT_DELETABLE,
    format: FORMATS.mdx,
  };
  if (!first.names) return { ...collection, ...folderOptions(first, model) };
  return { ...collection, files: kinds.flatMap((kind) => formsOf(kind, model, additionalFields)) };
}

/**
 * Makes the options of a collection to which editors can add files. Decap makes the name of a new
 * file from the first field.
 */
function folderOptions(kind: EditableKind, model: EditableModel) {
  const { titleField, orderField } = kind;
  const fields = documentFields(kind, model);
  const [identifier] = fields;
  return {
    folder: contentPath(kind.folder),
    extension: 'mdx',
    create: true,
    label_singular: kind.title,
    ...pageOption(kind),
    ...(identifier && { identifier_field: identifier.name }),
    ...(orderField && { sortable_fields: [{ field: orderField, default_sort: true }] }),
    ...(orderField && titleField && { summary: `{{${orderField}}} · {{${titleField}}}` }),
    fields,
  };
}

/** Makes the forms of a kind whose files have fixed names. */
const formsOf = (kind: EditableKind, model: EditableModel, additionalFields: AdditionalFields): Form[] =>
  (kind.names ?? []).map((name) => {
    const file = `${kind.folder}/${name}.mdx`;
    return {
      name,
      label: kind.names?.length === 1 ? kind.title : titleOf(name),
      file: contentPath(file),
      ...pageOption(kind),
      ...NOT_DELETABLE,
      fields: [...additionalFields(file), ...documentFields(kind, model)],
    };
  });

/**
 * Decap replaces this text in the path of the page to which a form links: it puts the name of the file there.
 */
const NAME_IN_DECAP = '{{slug}}';

/** @returns the option with the page to which a form links */
function pageOption({ page, hasAnchor }: EditableKind): { preview_path?: string } {
  if (page === undefined) return {};
  return { preview_path: hasAnchor ? `${page}#${NAME_IN_DECAP}` : pagePathFor(page, NAME_IN_DECAP) };
}

/** `legal-history` becomes "Legal history". */
const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** Makes the group with the only form for content/site.yaml. */
export const factsCollection = (
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
