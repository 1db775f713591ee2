import type * as z from 'zod';
import type { ContentKind, ContentModel } from './model';

/** The schemas that schemaOf has made. zod compiles a schema at its first use, so each is made only once. */
const schemas = new WeakMap<ContentModel, Map<ContentKind, z.ZodObject>>();

/** @returns the schema of the front matter of a kind, with the unpublished fields of the model */
export function schemaOf(kind: ContentKind, model: ContentModel): z.ZodObject {
  const schemasOfModel = schemas.get(model) ?? new Map<ContentKind, z.ZodObject>();
  const known = schemasOfModel.get(kind);
  if (known) return known;
  const schema = kind.frontMatter.extend(model.unpublishedFields);
  schemasOfModel.set(kind, schema);
  schemas.set(model, schemasOfModel);
  return schema;
}
