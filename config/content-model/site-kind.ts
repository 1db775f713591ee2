import type { EditedKind } from '../../plugins/content-editor';
import type { ContentInterface } from './interfaces';

/**
 * A kind of content of this site. Its properties are declared by plugins: how it is published, in `ContentKind` of
 * mdx-content (`model.ts`); what its texts must be like, in `CheckedKind` of content-check (`checked-model.ts`); and
 * how its forms are, in `EditedKind` of content-editor (`config/edited-model.ts`).
 */
export interface SiteKind extends EditedKind {
  interfaces?: readonly ContentInterface[];
}
