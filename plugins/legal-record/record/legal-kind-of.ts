import type { ContentKind, ContentModel } from '../../mdx-content';
import { BuildError } from '../../shared/gatsby/build-error';
import { DOCUMENT_NAME, LEGAL_FOLDER } from './record-paths';

/** The kind of the legal documents. */
interface LegalKind extends ContentKind {
  /** The documents, in their order on the site and in the ledger. */
  names: readonly string[];
}

const hasDocumentNames = (kind: ContentKind): kind is LegalKind =>
  kind.names?.every((name) => DOCUMENT_NAME.test(name)) ?? false;

/**
 * Finds the kind of the legal documents, whose files are in LEGAL_FOLDER.
 *
 * @throws BuildError when the model has no such kind, or its names can't be those of documents
 */
export function legalKindOf({ kinds }: ContentModel): LegalKind {
  const kind = kinds.find(({ folder }) => folder === LEGAL_FOLDER);
  if (kind && hasDocumentNames(kind)) return kind;
  throw new BuildError(
    `plugins/legal-record needs a kind of content with the folder "${LEGAL_FOLDER}", and with "names" in lowercase letters without hyphens.`,
  );
}
