import type { ContentKind, ContentModel } from '../mdx-content';
import { LEGAL_FOLDER } from './record-paths';

/**
 * Finds the kind of the legal documents: the one whose files are in content/legal. Its names are
 * those of the documents, in their order on the site and in the ledger.
 *
 * @throws Error when the model has no such kind
 */
export function legalKind({ kinds }: Pick<ContentModel, 'kinds'>): ContentKind {
  const kind = kinds.find(({ folder }) => folder === LEGAL_FOLDER);
  if (!kind) throw new Error(`The content model has no kind for the folder "${LEGAL_FOLDER}".`);
  return kind;
}

/** @returns the names of the legal documents, in their order on the site and in the ledger */
export const documentNames = (model: Pick<ContentModel, 'kinds'>): readonly string[] =>
  legalKind(model).names ?? [];
