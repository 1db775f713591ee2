import { contentPath, pagePathFor, SITE_FACTS_FILE } from '../../mdx-content';
import { fieldsOfSchema, type DecapField } from './decap-fields';
import { documentFields } from './document-fields';
import type { EditableKind, EditableModel, FormGroup } from './editable-model';

/**
 * The names of our file formats. Unlike Decap's own, they keep what a form doesn't show: comments,
 * quotes, and the lines of all fields that haven't changed.
 */
export const FORMATS = { mdx: 'content-mdx', yaml: 'content-yaml' } as const;

/** Makes further fields for the form of a file, whose path is below `content/`. */
export type AdditionalFields = (file: string) => readonly DecapField[];

interface Form {
  name: string;
  label: string;
  /** The path of the file from the project's root. */
  file: string;
  fields: DecapField[];
}

const NOT_DELETABLE = { delete: false };

/** A group of forms, as the configuration of Decap CMS has it. */
export type Collection = Record<string, unknown> & {
  name: string;
  /** A collection whose files have fixed names has these. Others have `folder` and `fields`. */
  files?: Form[];
  /** The folder of a collection to which editors can add files. All of its files have the same fields. */
  folder?: string;
  fields?: DecapField[];
};

export const collectionsOf = (model: EditableModel, additionalFields: AdditionalFields): Collection[] =>
  model.kinds.filter(isFirstOfFolder).map((kind) => collectionOf(kind, model, additionalFields));

const isFirstOfFolder = ({ folder }: EditableKind, index: number, kinds: readonly EditableKind[]): boolean =>
  kinds.findIndex((kind) => kind.folder === folder) === index;

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

const groupOptions = ({ title, description }: FormGroup) => ({
  label: title,
  ...(description && { description }),
  ...NOT_DELETABLE,
});

/** Editors can add files to such a collection. Decap names a new file after its first field. */
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

/** Decap replaces this with the name of the file, in the path of the page to which a form links. */
const NAME_IN_DECAP = '{{slug}}';

function pageOption({ page, hasAnchor }: EditableKind): { preview_path?: string } {
  if (page === undefined) return {};
  return { preview_path: hasAnchor ? `${page}#${NAME_IN_DECAP}` : pagePathFor(page, NAME_IN_DECAP) };
}

/** `legal-history` becomes "Legal history". */
const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

export const factsCollection = (group: FormGroup, { factsSchema }: EditableModel): Collection => ({
  // The other collections have the names of folders, so no folder of content may have this name.
  name: 'site',
  ...groupOptions(group),
  format: FORMATS.yaml,
  files: [
    {
      name: 'facts',
      label: group.title,
      file: contentPath(SITE_FACTS_FILE),
      ...NOT_DELETABLE,
      fields: fieldsOfSchema(factsSchema),
    },
  ],
});
