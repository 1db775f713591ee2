// This module also runs in browsers, in the editor, so it imports nothing of Node.

import { parse } from 'yaml';
import * as z from 'zod';
import { contentPath, normalizeText, splitFrontMatter } from '../../mdx-content';
import { legalFrontMatter, recordedFrontMatter } from './front-matter';
import type { EditedDocument } from './legal-version';
import {
  documentFile,
  LEDGER_CONTENT_PATH,
  RECORD_FOLDER,
  recordedFile,
  type VersionId,
} from './record-paths';
import { inForceAndAnnounced } from './version-spans';

interface DocumentVersions {
  /** The version in force; undefined before the first one is. */
  inForce: RecordedText | undefined;
  /** The effective dates of announced versions, oldest first. Until these days they can be taken back. */
  announced: string[];
}

export interface RecordedText {
  frontMatter: z.infer<typeof recordedFrontMatter>;
  /** The MDX after the front matter, without empty lines at its start. */
  body: string;
}

const ledgerOfEditor = z.object({
  entries: z.array(
    z
      .object({ document: z.string(), version: z.string() })
      .transform(({ document, version }): VersionId => ({ documentName: document, effectiveDate: version })),
  ),
});

/**
 * Tells which recorded version of a document is in force, and which ones are announced. An editor takes the
 * announced versions back by giving the document the fields and the body of the version in force. Nothing is
 * verified here: the content check does that.
 *
 * @param content the texts of the record by their paths below `content/`, such as
 *   `legal/record/ledger.json`; other texts are ignored
 * @param documentName such as `terms`
 * @param today such as `2025-05-02`
 * @throws Error when the ledger, or the text in force, can't be read
 */
export function versionsOfDocument(
  content: Readonly<Record<string, string>>,
  documentName: string,
  today: string,
): DocumentVersions {
  const ledger = content[LEDGER_CONTENT_PATH];
  if (ledger === undefined) return { inForce: undefined, announced: [] };
  const { entries } = ledgerOfEditor.parse(JSON.parse(ledger));
  const versions = entries.filter((entry) => entry.documentName === documentName);
  const { inForce, announced } = inForceAndAnnounced(versions, today);
  return {
    inForce: inForce && readRecordedText(content, inForce),
    announced: announced.map(({ effectiveDate }) => effectiveDate),
  };
}

function readRecordedText(content: Readonly<Record<string, string>>, version: VersionId): RecordedText {
  const file = `${RECORD_FOLDER}/${recordedFile(version, 'mdx')}`;
  const parts = splitFrontMatter(normalizeText(content[file] ?? ''));
  if (!parts) {
    throw new Error(
      `${contentPath(file)} is missing, or isn't a recorded text. Ask a maintainer to restore it.`,
    );
  }
  return { frontMatter: recordedFrontMatter.parse(parse(parts.yaml)), body: parts.body.replace(/^\n+/, '') };
}

/**
 * Tells which versions the edited documents become when they are recorded.
 *
 * @param edited documents by their paths below `content/`. Documents with a mistake in their front matter are
 *   left out.
 * @param documents the names of all legal documents
 */
export const editedVersions = (
  edited: ReadonlyMap<string, Pick<EditedDocument, 'frontMatter'>>,
  documents: readonly string[],
): VersionId[] =>
  documents.flatMap((documentName) => {
    const frontMatter = edited.get(documentFile(documentName))?.frontMatter;
    return frontMatter
      ? { documentName, effectiveDate: legalFrontMatter.parse(frontMatter).lastUpdated }
      : [];
  });
