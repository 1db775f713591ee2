import { contentPath, pagePathFor, SITE_FACTS_FILE } from '../../mdx-content';
import { fieldsOf, type DecapField } from './decap-fields';
import { documentFields } from './document-fields';
import type { EditableKind, EditableModel, FormGroup } from './editable-model';

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

/** Makes a group of forms for each folder of content, in the order of the kinds. */
export const collectionsOf = (model: EditableModel, additionalFields: AdditionalFields): Collection[] =>
  model.kinds.filter(isFirstOfFolder).map((kind) => collectionOf(kind, model, additionalFields));

const isFirstOfFolder = ({ folder }: EditableKind, index: number, kinds: readonly EditableKind[]): boolean =>
  kinds.findIndex((kind) => kind.folder === folder) === index;

/** Makes the group of forms for the files in the folder of a kind. */
function collectionOf(
  kind: EditableKind,
  model: EditableModel,
  additionalFields: AdditionalFields,
): Collection {
  const collection = {
    // The name is a part of the address of each form, and of the branches that the editor makes.
    name: kind.folder,
    ...groupOptions(kind.formGroup),
    format: FORMATS.mdx,
  };
  if (!kind.names) return { ...collection, ...folderOptions(kind, model) };
  const kinds = model.kinds.filter(({ folder }) => folder === kind.folder);
  return { ...collection, files: kinds.flatMap((one) => formsOf(one, model, additionalFields)) };
}

/** @returns the options that every collection has */
const groupOptions = ({ title, description }: FormGroup) => ({
  label: title,
  ...(description && { description }),
  ...NOT_DELETABLE,
});

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

/** Makes the group with the only form for content/site.yaml. Both have the same title. */
export const factsCollection = (group: FormGroup, { factsSchema }: EditableModel): Collection => ({
  // A folder of content must not have this name.
  name: 'site',
  ...groupOptions(group),
  format: FORMATS.yaml,
  files: [
    {
      name: 'facts',
      label: group.title,
      file: contentPath(SITE_FACTS_FILE),
      ...NOT_DELETABLE,
      fields: fieldsOf(factsSchema),
    },
  ],
});
