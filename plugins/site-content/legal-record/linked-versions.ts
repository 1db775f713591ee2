import { documentIds, VERSION_IDS } from '../../../src/shared/ids';
import { TAKEN_ON_EVERY_PAGE } from '../check/anchors';
import type { Outline } from '../check/outline';
import { ofDocument } from './ledger';
import { bodyOfVersion } from './legal-version';
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
    const version = ofDocument(this.record().versions, document).find((one) => one.date === date);
    const ids = version
      ? Array.from(bodyOfVersion(version).html.matchAll(/ id="([^"]*)"/g), ([, id = '']) => id)
      : this.editedDocument(document)?.headings.map(({ id }) => id);
    return new Set([
      ...TAKEN_ON_EVERY_PAGE,
      VERSION_IDS.text,
      VERSION_IDS.timestamp,
      ...Object.values(documentIds(document)),
      ...(isFirst ? [] : [VERSION_IDS.changes]),
      ...(ids ?? []),
    ]);
  }

  private editedDocument(document: string): Outline | undefined {
    return this.edited.find(({ kind, name }) => kind.type === 'LegalDocument' && name === document);
  }
}
