import type * as z from 'zod';
import type { EditableKind } from '../../plugins/content-editor';
import type { ContentInterface } from './interfaces';

/**
 * A kind of content of this site. Each plugin declares some of its properties: mdx-content how the kind is
 * published, content-check what its texts must be like, and content-editor what its forms look like.
 */
export interface SiteKind extends EditableKind {
  interfaces?: readonly ContentInterface[];
}

/** The properties of a kind whose values are names of fields of its front matter. */
interface NamedFields<Shape extends z.ZodRawShape> {
  titleField?: keyof Shape & string;
  orderField?: keyof Shape & string;
  uniqueFields?: readonly (keyof Shape & string)[];
}

/**
 * Returns a kind as it is. The types make sure that its front matter has the fields that its properties name.
 */
export const defineKind = <Type extends string, Kind extends SiteKind>(
  kind: Kind & { type: Type } & NamedFields<Kind['frontMatter']['shape']>,
): Kind & { type: Type } => kind;
