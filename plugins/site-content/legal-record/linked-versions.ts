import { VERSION_IDS } from '../../../src/shared/ids';
import { readDocument } from '../parse/content-document';
import { outlineOf, type Outline } from '../check/outline';
import { plainText } from '../parse/source-text';
import { TAKEN_ON_EVERY_PAGE } from '../check/taken-ids';
import { checkLedger } from './check-ledger';
import { entriesOf, type LedgerEntry } from './ledger';
import { LEDGER, readRecordFile, snapshotFile } from './record-folder';

/** The versions of legal documents, as targets of links. Reads the record only when a link needs it. */
export class LinkedVersions {
  private known: LedgerEntry[] | undefined;

  /**
   * @param contentRoot the folder `content`
   * @param edited the edited documents, which become versions when they are recorded
   */
  constructor(
    private readonly contentRoot: string,
    private readonly edited: readonly Outline[],
  ) {}

  /** @returns the days from which versions of a document apply, oldest first */
  datesOf(document: string): string[] {
    const dates = this.recorded(document).map(({ version }) => version);
    const date = this.editedDocument(document)?.frontMatter?.['lastUpdated'];
    return [...new Set([...dates, ...(typeof date === 'string' ? [date] : [])])].sort();
  }

  /** @returns the ids on the page of an existing version */
  idsOn(document: string, date: string): Set<string> {
    const isFirst = this.datesOf(document)[0] === date;
    const headings = this.outline(document, date)?.headings ?? [];
    return new Set([
      ...TAKEN_ON_EVERY_PAGE,
      VERSION_IDS.text,
      ...(isFirst ? [] : [VERSION_IDS.changes]),
      ...headings.map(({ id }) => id),
    ]);
  }

  private outline(document: string, date: string): Outline | undefined {
    const entry = this.recorded(document).find(({ version }) => version === date);
    if (!entry) return this.editedDocument(document);
    const bytes = readRecordFile(this.contentRoot, snapshotFile(document, date));
    // checkRecord reports what is wrong with the file.
    const text = bytes && readDocument(`legal/${document}.mdx`, plainText(bytes.toString()), () => undefined);
    return text ? outlineOf(text, entry.facts) : undefined;
  }

  private recorded(document: string): LedgerEntry[] {
    this.known ??= checkLedger(readRecordFile(this.contentRoot, LEDGER)?.toString() ?? '').entries;
    return entriesOf(this.known, document);
  }

  private editedDocument(document: string): Outline | undefined {
    return this.edited.find(({ kind, name }) => kind.type === 'LegalDocument' && name === document);
  }
}
