import type * as z from 'zod';
import type { EditableKind } from '../../plugins/content-editor';
import type { ContentInterface } from './interfaces';

/**
 * A kind of content of this site. Plugins declare its properties: mdx-content those that say how it is
 * published, content-check what its texts must be like, and content-editor how its forms are.
 */
export interface SiteKind extends EditableKind {
  interfaces?: readonly ContentInterface[];
}

/** The properties that name fields of a kind. Here, these are fields of its front matter. */
interface NamedFields<Shape extends z.ZodRawShape> {
  titleField?: keyof Shape & string;
  positionField?: keyof Shape & string;
  uniqueFields?: readonly (keyof Shape & string)[];
}

/** Makes sure that the fields that a kind names are in its front matter. */
export const defineKind = <Type extends string, Shape extends z.ZodRawShape>(
  kind: SiteKind & { type: Type; frontMatter: z.ZodObject<Shape, z.core.$strict> } & NoInfer<
      NamedFields<Shape>
    >,
): SiteKind & { type: Type } => kind;
