import type * as z from 'zod';
import type { ModelKind } from './model-types';

/**
 * A kind of content whose front matter has the fields of `Shape`. Its other properties can name only these.
 * Each plugin declares some of them: mdx-content how the kind is published, content-check what its texts must
 * be like, and content-editor what its forms look like.
 */
interface KindWith<Shape extends z.ZodRawShape> extends ModelKind {
  frontMatter: z.ZodObject<Shape>;
  titleField?: keyof Shape & string;
  orderField?: keyof Shape & string;
  uniqueFields?: readonly (keyof Shape & string)[];
}

/** Returns a kind as it is. TypeScript checks its properties, and that it names only fields that it has. */
export const defineKind = <Shape extends z.ZodRawShape>(kind: KindWith<Shape>): KindWith<Shape> => kind;
