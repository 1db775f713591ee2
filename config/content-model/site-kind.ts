import type * as z from 'zod';
import type { EditedKind } from '../../plugins/content-editor';
import type { ContentInterface } from './interfaces';

/**
 * A kind of content of this site. Its properties are declared by plugins: how it is published, in
 * `ContentKind` of mdx-content (`model.ts`); what its texts must be like, in `CheckedKind` of content-check
 * (`checked-model.ts`); and how its forms are, in `EditedKind` of content-editor (`config/edited-model.ts`).
 */
export interface SiteKind extends EditedKind {
  interfaces?: readonly ContentInterface[];
}

/** The properties that name fields of a kind. Here, these are fields of its front matter. */
interface NamedFields<Shape extends z.ZodRawShape> {
  titleField?: keyof Shape & string;
  positionField?: keyof Shape & string;
  uniqueFields?: readonly (keyof Shape & string)[];
}

/** Makes sure that the fields that a kind names are in its front matter. */
export const defineKind = <Shape extends z.ZodRawShape>(
  kind: SiteKind & { frontMatter: z.ZodObject<Shape, z.core.$strict> } & NoInfer<NamedFields<Shape>>,
): SiteKind => kind;
