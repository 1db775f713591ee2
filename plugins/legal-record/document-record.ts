import { parse } from 'yaml';
import * as z from 'zod';
import { plainText, splitFrontMatter } from '../mdx-content';
import { recordedVersion } from './options';
import { inForceAndAnnounced } from './periods';
import { LEDGER, RECORD, recordedFile, type VersionName } from './record-paths';

// This module imports nothing of Node: it runs in the browser of an editor, too.

/** What the record has of a document, for somebody who edits it. */
export interface DocumentRecord {
  /** The newest version in force; undefined before the first one is. */
  inForce: RecordedText | undefined;
  /** The days from which later versions apply, oldest first: until then they can be taken back. */
  announced: string[];
}

/** A recorded text as it is edited. */
export interface RecordedText {
  /** The fields at the top of its file. */
  frontMatter: z.infer<typeof recordedVersion>;
  /** The MDX after them, without empty lines at its start. */
  body: string;
}

/** What is read of ledger.json. */
const ledgerOfEditor = z.object({
  entries: z.array(z.object({ document: z.string(), version: z.string() })),
});

/**
 * Tells which recorded version of a document is in force, and which ones are announced. Whoever edits a document takes the
 * announced versions back by giving it the fields and the body of the one in force. Verifies nothing: the check does.
 *
 * @param content the texts of the record by their paths below `content/`: `legal/record/ledger.json`,
 *   `legal/record/terms/2025-05-02.mdx`; others do not matter
 * @param document its name, such as `terms`
 * @param today such as `2025-05-02`
 * @throws Error when the ledger, or the recorded text, cannot be read
 */
export function documentRecord(
  content: Readonly<Record<string, string>>,
  document: string,
  today: string,
): DocumentRecord {
  const ledger = content[`${RECORD}/${LEDGER}`];
  if (ledger === undefined) return { inForce: undefined, announced: [] };
  const { entries } = ledgerOfEditor.parse(JSON.parse(ledger));
  const versions = entries.filter((entry) => entry.document === document);
  const { inForce, announced } = inForceAndAnnounced(versions, today);
  return {
    inForce: inForce && recordedText(content, inForce),
    announced: announced.map(({ version }) => version),
  };
}

function recordedText(content: Readonly<Record<string, string>>, entry: VersionName): RecordedText {
  const file = `${RECORD}/${recordedFile(entry, 'mdx')}`;
  const parts = splitFrontMatter(plainText(content[file] ?? ''));
  if (!parts) throw new Error(`content/${file} is missing, or no recorded text.`);
  return { frontMatter: recordedVersion.parse(parse(parts.yaml)), body: parts.body.replace(/^\n+/, '') };
}
