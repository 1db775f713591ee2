import { messageOf } from '../../shared/text/message-of';
import { hashOfEntry } from '../record/ledger';
import type { LegalVersion } from '../record/legal-version';
import type { Timestamp } from './verify-timestamp';
import { verifyTimestampOnDemand } from './verify-timestamp-on-demand';

/**
 * @param hash a SHA-256 in hexadecimal digits
 * @returns a TimeStampReq (RFC 3161, section 2.4.1) as the hexadecimal digits of its DER: version
 *   1, the hash, and a flag that asks for certificates in the answer
 */
const timestampRequest = (hash: string): string =>
  `30390201013031300d060960864801650304020105000420${hash}0101ff`;

interface TimestampedVersions {
  /** All versions in the order given, with their timestamps. */
  versions: LegalVersion[];
  /** The timestamps that versions got now. */
  added: Timestamp[];
  /** Why timestamps are missing, as a sentence; undefined when none is. */
  problem: string | undefined;
}

/**
 * Asks a timestamp authority for the timestamps of the versions that have none, one after the other.
 * It stops at the first answer that can't be used.
 *
 * @param url the address of the authority
 */
export async function requestTimestamps(
  versions: readonly LegalVersion[],
  url: string,
): Promise<TimestampedVersions> {
  const timestamps = new Map<LegalVersion, Timestamp>();
  let problem: string | undefined;
  try {
    for (const version of versions.filter(({ timestamp }) => !timestamp)) {
      timestamps.set(version, await requestTimestamp(hashOfEntry(version), url));
    }
  } catch (error) {
    problem = `${url} gave no timestamp: ${reasonOf(error)}.`;
  }
  const timestamped = versions.map((version) => ({
    ...version,
    timestamp: timestamps.get(version) ?? version.timestamp,
  }));
  return { versions: timestamped, added: [...timestamps.values()], problem };
}

/** Node's fetch puts the reason into the cause of its error, when it knows it. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
  return cause || messageOf(error);
}

/**
 * Asks a timestamp authority (RFC 3161, section 3.4) to sign the hash of an entry, and verifies its answer.
 *
 * @param timeLimit in milliseconds, until the whole answer has arrived
 * @throws Error with what is wrong, as the end of a sentence
 */
export async function requestTimestamp(hash: string, url: string, timeLimit = 10_000): Promise<Timestamp> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/timestamp-query', Accept: 'application/timestamp-reply' },
    body: Buffer.from(timestampRequest(hash), 'hex'),
    signal: AbortSignal.timeout(timeLimit),
  });
  if (!response.ok) throw new Error(`it answered with the status ${response.status}`);
  return verifyTimestampOnDemand(Buffer.from(await response.arrayBuffer()), hash);
}
