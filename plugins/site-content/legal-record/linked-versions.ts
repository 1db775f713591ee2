import { documentIds, VERSION_IDS } from '../../../src/shared/ids';
import { outlineOf, type Outline } from '../check/outline';
import { TAKEN_ON_EVERY_PAGE } from '../check/anchors';
import { readDocument } from '../parse/content-document';
import { plainText } from '../parse/source-text';
import { ofDocument } from './ledger';
import type { LegalRecord } from './read-record';

/** The versions of legal documents, as targets of links. */
export class LinkedVersions {
  /**
   * @param record called only when a link leads to a version
   * @param edited the edited documents, which become versions when they are recorded
   */
  constructor(
    private readonly record: () => LegalRecord,
    private readonly edited: readonly Outline[],
  ) {}

  /** @returns the days from which versions of a document apply, oldest first */
  datesOf(document: string): string[] {
    const dates = ofDocument(this.record().entries, document).map(({ version }) => version);
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
      ...Object.values(documentIds(document)),
      ...(isFirst ? [] : [VERSION_IDS.changes]),
      ...headings.map(({ id }) => id),
    ]);
  }

  private outline(document: string, date: string): Outline | undefined {
    const version = ofDocument(this.record().versions, document).find((one) => one.date === date);
    if (!version) return this.editedDocument(document);
    const text = readDocument(`legal/${document}.mdx`, plainText(version.source.toString()), () => undefined);
    return text ? outlineOf(text, version.facts) : undefined;
  }

  private editedDocument(document: string): Outline | undefined {
    return this.edited.find(({ kind, name }) => kind.type === 'LegalDocument' && name === document);
  }
}
