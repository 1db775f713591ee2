import { messageOf } from '../shared/message-of';
import { hashOfEntry } from './ledger';
import type { LegalVersion } from './legal-version';
import type { Timestamp } from './timestamp';
import { verifyTimestamp } from './verify-timestamp';

/**
 * @param hash a SHA-256 in hexadecimal digits
 * @returns a TimeStampReq (RFC 3161, section 2.4.1) as the hexadecimal digits of its DER: version
 *   1, the hash, and a flag that asks for certificates in the answer
 */
const timestampRequest = (hash: string): string =>
  `30390201013031300d060960864801650304020105000420${hash}0101ff`;

/**
 * Asks a timestamp authority for timestamps, one after the other, and stores each in its version.
 * It stops at the first answer that cannot be used.
 *
 * @param versions get their `timestamp`
 * @param url the address of the authority
 * @returns why timestamps are missing, as a sentence; undefined when none is
 */
export async function requestTimestamps(
  versions: readonly LegalVersion[],
  url: string,
): Promise<string | undefined> {
  try {
    for (const version of versions) version.timestamp = await requestTimestamp(hashOfEntry(version), url);
    return undefined;
  } catch (error) {
    return `${url} gave no timestamp: ${reasonOf(error)}.`;
  }
}

/**
 * @returns why a request failed. Node's fetch puts the reason into the cause of its error, when it
 *   knows it.
 */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
  return cause || messageOf(error);
}

/**
 * Asks a timestamp authority (RFC 3161, section 3.4) to sign the hash of an entry, and verifies its
 * answer.
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
  return verifyTimestamp(Buffer.from(await response.arrayBuffer()), hash);
}
