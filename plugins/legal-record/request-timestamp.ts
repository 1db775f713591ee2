import { hashOfEntry } from './ledger';
import type { LegalVersion } from './legal-version';
import type { Timestamp } from './timestamp';

/** A TimeStampReq (RFC 3161, section 2.4.1) in DER: version 1, a SHA-256, and that the answer has to hold certificates. */
const REQUEST = '30390201013031300d060960864801650304020105000420hash0101ff';

/**
 * Asks the timestamp authority that the variable LEGAL_TSA_URL names for timestamps of versions, one after the other,
 * up to the first answer that cannot be used.
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

/** Node tells in the cause why a request failed. */
const reasonOf = ({ message, cause }: Error): string => (cause as Error | undefined)?.message || message;

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
    body: Buffer.from(REQUEST.replace('hash', hash), 'hex'),
    signal: AbortSignal.timeout(timeLimit),
  });
  if (!response.ok) throw new Error(`it answered with the status ${response.status}`);
  // PKI.js is slow to load, and most commands ask for no timestamp.
  const { verifyTimestamp } = await import('./timestamp');
  return verifyTimestamp(Buffer.from(await response.arrayBuffer()), hash);
}
