import { hashOfEntry } from './ledger';
import type { LegalVersion } from './legal-version';
import type { Timestamp } from './timestamp';
import { verifyTimestamp } from './verify-timestamp';

/**
 * A TimeStampReq (RFC 3161, section 2.4.1) in DER, in hexadecimal digits: version 1, a SHA-256, and that the answer has
 * to hold certificates.
 */
const requestFor = (hash: string): string => `30390201013031300d060960864801650304020105000420${hash}0101ff`;

/**
 * Asks the timestamp authority that the variable LEGAL_TSA_URL names for timestamps, one after the other, and gives each
 * to its version. It stops at the first answer that cannot be used.
 *
 * @returns why timestamps are missing, in a sentence; nothing without the variable
 */
export async function requestTimestamps(versions: readonly LegalVersion[]): Promise<string | undefined> {
  const url = process.env['LEGAL_TSA_URL'];
  if (!url) return undefined;
  try {
    for (const version of versions) version.timestamp = await requestTimestamp(hashOfEntry(version), url);
    return undefined;
  } catch (error) {
    return `${url} gave no timestamp: ${reasonOf(error as Error)}.`;
  }
}

/** Why a request failed: Node's fetch says it in the cause of its error, where there is one. */
const reasonOf = ({ message, cause }: Error): string =>
  cause instanceof Error && cause.message !== '' ? cause.message : message;

/**
 * Asks a timestamp authority (RFC 3161, section 3.4) about the hash of an entry, and verifies its answer.
 *
 * @param timeLimit in milliseconds, for the whole answer
 * @throws Error with what is wrong, as the end of a sentence
 */
export async function requestTimestamp(hash: string, url: string, timeLimit = 10_000): Promise<Timestamp> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/timestamp-query', Accept: 'application/timestamp-reply' },
    body: Buffer.from(requestFor(hash), 'hex'),
    signal: AbortSignal.timeout(timeLimit),
  });
  if (!response.ok) throw new Error(`it answered with the status ${response.status}`);
  return verifyTimestamp(Buffer.from(await response.arrayBuffer()), hash);
}
