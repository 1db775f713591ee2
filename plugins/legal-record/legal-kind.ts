import type { ContentKind, ContentModel } from '../mdx-content';
import { LEGAL_FOLDER } from './record-paths';

type Kinds = Pick<ContentModel, 'kinds'>;

/**
 * Finds the kind of the legal documents: the one whose files are in content/legal.
 *
 * @throws Error when the model has no such kind
 */
export function legalKind(model: Kinds): ContentKind {
  const kind = findLegalKind(model);
  if (!kind) throw new Error(`The content model has no kind with the folder "${LEGAL_FOLDER}".`);
  return kind;
}

/**
 * @returns the names of the legal documents, in their order on the site and in the ledger; none for
 *   a site without legal documents
 */
export const documentNames = (model: Kinds): readonly string[] => findLegalKind(model)?.names ?? [];

const findLegalKind = ({ kinds }: Kinds): ContentKind | undefined =>
  kinds.find(({ folder }) => folder === LEGAL_FOLDER);
