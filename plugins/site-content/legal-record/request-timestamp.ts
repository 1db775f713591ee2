import { randomBytes } from 'node:crypto';
import { Integer, OctetString } from 'asn1js';
import { AlgorithmIdentifier, MessageImprint, TimeStampReq } from 'pkijs';
import { hashOfEntry, type LedgerEntry } from './ledger';
import { SHA256, verifyTimestamp, type Timestamp } from './timestamp';

/** In milliseconds. */
const TIME_LIMIT = 10_000;

/**
 * Asks the timestamp authority that the variable LEGAL_TSA_URL names, one entry after the other, up to the first
 * answer that cannot be used.
 *
 * @returns the timestamps, and in a sentence why others are missing; without the variable, none
 */
export async function requestTimestamps(
  entries: readonly LedgerEntry[],
): Promise<{ timestamps: Timestamp[]; problem?: string }> {
  const url = process.env['LEGAL_TSA_URL'] ?? '';
  const timestamps: Timestamp[] = [];
  for (const entry of url ? entries : []) {
    try {
      timestamps.push(await requestTimestamp(hashOfEntry(entry), url));
    } catch (error) {
      return { timestamps, problem: `${url} gave no timestamp: ${reasonOf(error as Error)}.` };
    }
  }
  return { timestamps };
}

/** Node tells in the cause why a request failed. */
const reasonOf = ({ message, cause }: Error): string => (cause as Error | undefined)?.message || message;

/**
 * Asks a timestamp authority (RFC 3161, section 3.4) about the hash of an entry, and verifies its answer.
 *
 * @param timeLimit in milliseconds, for the whole answer
 * @throws Error with what is wrong, as the end of a sentence
 */
export async function requestTimestamp(
  hash: string,
  url: string,
  timeLimit = TIME_LIMIT,
): Promise<Timestamp> {
  const nonce = randomBytes(8).readBigUInt64BE();
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA256 }),
      hashedMessage: new OctetString({ valueHex: Buffer.from(hash, 'hex') }),
    }),
    nonce: Integer.fromBigInt(nonce),
    certReq: true,
  });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/timestamp-query', Accept: 'application/timestamp-reply' },
    body: request.toSchema().toBER(),
    signal: AbortSignal.timeout(timeLimit),
  });
  if (!response.ok) throw new Error(`it answered with the status ${response.status}`);
  return verifyTimestamp(Buffer.from(await response.arrayBuffer()), hash, nonce);
}
