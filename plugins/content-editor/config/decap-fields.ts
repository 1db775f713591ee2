import * as z from 'zod';

/**
 * Forms read this key in the `.meta()` of the schema of a field. zod itself declares `title` and
 * `description`, which are the label of the field and the hint below it.
 */
declare module 'zod' {
  interface GlobalMeta {
    /** Whether the form has several lines for the text. */
    isLong?: boolean;
  }
}

export const DAY_WIDGET = 'content-day';

/** A field of a form, as Decap's configuration has it: https://decapcms.org/docs/widgets/ */
export interface DecapField {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  /** The fields of a group, or of each item of a list of groups. */
  fields?: DecapField[];
  /** The field of each item of a list of texts. */
  field?: DecapField;
  /** Options of the widget. */
  [option: string]: unknown;
}

/** The part of the JSON Schema of a field that forms depend on. */
interface FieldSchema {
  type?: string;
  title?: string;
  description?: string;
  isLong?: boolean;
  format?: string;
  minimum?: number;
  minItems?: number;
  maxItems?: number;
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: readonly string[];
}

/**
 * Makes the fields of a form from a schema, in its order. Labels and hints are the `title` and
 * `description` that the schema of each field has as `.meta()`.
 *
 * @throws Error when a field has no title, or is of a type that no form shows
 */
export function fieldsOfSchema(schema: z.ZodObject): DecapField[] {
  return fieldsOfGroup(z.toJSONSchema(schema, { io: 'input' }) as FieldSchema);
}

/**
 * @param isRequired whether the group is required: in an optional one, which may stay empty, no
 * field is required
 */
const fieldsOfGroup = ({ properties = {}, required = [] }: FieldSchema, isRequired = true): DecapField[] =>
  Object.entries(properties).map(([name, field]) =>
    fieldOf(name, field, isRequired && required.includes(name)),
  );

function fieldOf(name: string, schema: FieldSchema, required: boolean): DecapField {
  const { title, description } = schema;
  if (!title) {
    throw new Error(`The schema of the field "${name}" needs a title for its form: add it with .meta().`);
  }
  return {
    name,
    label: title,
    required,
    ...(description && { hint: plainMarkdown(description) }),
    ...widgetOf(name, schema, required),
  };
}

/** Escapes what is special in Markdown. Decap reads hints as Markdown: it would take `<Brand />` for HTML. */
const plainMarkdown = (text: string): string => text.replace(/[\\<*_`]/g, '\\$&');

type Widget = Pick<DecapField, 'widget'> & Record<string, unknown>;

function widgetOf(name: string, schema: FieldSchema, required = true): Widget {
  const { type, title = name, format, isLong, minimum, minItems, maxItems, items } = schema;
  switch (type) {
    case 'object':
      return { widget: 'object', collapsed: !required, fields: fieldsOfGroup(schema, required) };
    case 'array':
      return {
        widget: 'list',
        ...(minItems !== undefined && required && { min: minItems }),
        // Decap ignores `max` without `min`.
        ...(minItems !== undefined && maxItems !== undefined && { max: maxItems }),
        ...itemsOf(title, items ?? {}),
      };
    case 'integer':
      return { widget: 'number', value_type: 'int', ...(minimum !== undefined && { min: minimum }) };
    case 'boolean':
      return { widget: 'boolean' };
    case 'string':
      if (format === 'date') return { widget: DAY_WIDGET };
      return { widget: isLong ? 'text' : 'string' };
    default:
      throw new Error(`The field "${name}" is of a type that no form shows (${type}).`);
  }
}

function itemsOf(titleOfList: string, items: FieldSchema): Record<string, unknown> {
  if (items.type !== 'object') {
    return { field: { name: 'item', label: titleOfList, ...widgetOf('item', items), required: true } };
  }
  const fields = fieldsOfGroup(items);
  const [first] = fields;
  return { fields, ...(first && { summary: `{{fields.${first.name}}}` }) };
}
