import type { NodePluginArgs } from 'gatsby';
import { typesetFields } from '../../mdx-content';
import { START_TIME } from '../../shared/gatsby/start-time';
import { formatFinding } from '../../shared/text/finding';
import type { LegalRecordOptions } from '../options';
import { recordedFrontMatter } from '../record/front-matter';
import { entriesOfDocument } from '../record/ledger';
import { legalKindOf } from '../record/legal-kind-of';
import type { LegalVersion } from '../record/legal-version';
import { readRecord } from '../record/read-record';
import type { VersionId } from '../record/record-paths';
import { spansOf } from '../record/version-spans';
import type { Timestamp } from '../timestamp/verify-timestamp';
import { LEGAL_VERSION_TYPE } from './legal-types';

/**
 * The fields of a version that its node keeps, and that an unrecorded one has, too. Their texts are typeset.
 */
interface KeptFields extends Pick<
  LegalVersion,
  | 'documentName'
  | 'effectiveDate'
  | 'title'
  | 'tabLabel'
  | 'summary'
  | 'keyPhrases'
  | 'changeNote'
  | 'body'
  | 'facts'
> {
  /** The SHA-256 of the recorded file; null for an unrecorded version. */
  sha256: string | null;
  /** The timestamp of the recorded file; null if it has none. An unrecorded version never has one. */
  timestamp: Pick<Timestamp, 'time' | 'authority' | 'fingerprint'> | null;
}

/** The source of the GraphQL type LegalVersion: the node of a recorded version, or an unrecorded one. */
export interface VersionNode extends KeptFields {
  id: string;
  isRecorded: boolean;
  /** Whether this is the current version of its document. */
  isCurrent: boolean;
  /** The path of its page. An unrecorded version gets the page when it is recorded. */
  path: string;
  /** The day before the next version. The last version and an unrecorded one have none. */
  lastDay?: string | null;
  /** The id of the node of the version before. A first version and an unrecorded one have none. */
  previous?: string | null;
  /** The id of the node of the version after. The last version and an unrecorded one have none. */
  next?: string | null;
}

/**
 * Makes a node of each recorded version. It runs at every start of Gatsby, because the day decides which
 * version of a document is the current one. If the record has a mistake, it makes none, and ends a build.
 *
 * @param contentRoot the folder `content`
 */
export async function createLegalVersionNodes(
  { actions, createContentDigest, createNodeId, reporter }: NodePluginArgs,
  { addresses, advice, model, today }: LegalRecordOptions,
  contentRoot: string,
): Promise<void> {
  const { names } = legalKindOf(model);
  const record = readRecord(contentRoot, names, advice);
  if (record.findings.length > 0) {
    const findings = record.findings.map(formatFinding).join('\n');
    reporter.panicOnBuild(`The legal record cannot be shown.\n\n${findings}`);
    return;
  }
  const idOf = ({ documentName, effectiveDate }: VersionId) =>
    createNodeId(`legal version ${documentName} ${effectiveDate}`);
  for (const documentName of names) {
    const versions = entriesOfDocument(record.versions, documentName);
    for (const { version, previous, next, lastDay, isCurrent } of spansOf(versions, today)) {
      const node: VersionNode = {
        ...keptFields(version),
        id: idOf(version),
        isRecorded: true,
        isCurrent,
        path: addresses.version(documentName, version.effectiveDate),
        lastDay,
        previous: previous ? idOf(previous) : null,
        next: next ? idOf(next) : null,
      };
      const contentDigest = createContentDigest({ node, startTime: START_TIME });
      const internal = { type: LEGAL_VERSION_TYPE, contentDigest };
      await actions.createNode({ ...node, parent: null, children: [], internal });
    }
  }
}

/** Leaves out the bytes of files: onPostBuild publishes the files from the record itself. */
function keptFields(version: LegalVersion): KeptFields {
  const { documentName, effectiveDate, sha256, body, facts } = version;
  const { title, tabLabel, summary, keyPhrases, changeNote } = version;
  const texts = typesetFields({ title, tabLabel, summary, keyPhrases, changeNote }, recordedFrontMatter);
  const timestamp = version.timestamp && withoutBytes(version.timestamp);
  return { documentName, effectiveDate, sha256, body, facts, ...texts, timestamp };
}

const withoutBytes = ({ time, authority, fingerprint }: Timestamp) => ({ time, authority, fingerprint });
