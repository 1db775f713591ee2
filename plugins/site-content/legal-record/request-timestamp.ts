import { randomBytes } from 'node:crypto';
import type { ReadableStream } from 'node:stream/web';
import { Boolean as Asn1Boolean, Integer, Null, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import { SHA256 } from './decode-timestamp';
import { hashOfEntry, type LedgerEntry } from './ledger';
import { verifyTimestamp, type Timestamp } from './timestamp';

/** In milliseconds. */
const TIME_LIMIT = 10_000;
/** In bytes: an answer with four certificates has about 6,000. */
const SIZE_LIMIT = 2 ** 16;
/** In milliseconds: how far the clock of an authority and the one here may be apart. */
const CLOCKS_DIFFER = 5 * 60_000;

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
      return { timestamps, problem: (error as Error).message };
    }
  }
  return { timestamps };
}

/**
 * Asks a timestamp authority (RFC 3161, section 3.4) about the hash of an entry, and verifies its answer.
 *
 * @param timeLimit in milliseconds, for the whole answer
 * @throws Error with a sentence: what is wrong with the address or the answer
 */
export async function requestTimestamp(
  hash: string,
  url: string,
  timeLimit = TIME_LIMIT,
): Promise<Timestamp> {
  if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : '')) {
    throw new Error(`LEGAL_TSA_URL must be an address that starts with https:// or http://; found "${url}".`);
  }
  const nonce = randomBytes(8).readBigUInt64BE();
  const asked = Date.now();
  const answer = await post(url, requestFor(hash, nonce), timeLimit).catch((error: Error) => {
    const reason =
      error.name === 'TimeoutError'
        ? `it did not answer within ${timeLimit / 1000} seconds`
        : (error.cause as Error | undefined)?.message || error.message;
    throw new Error(`The timestamp authority ${url} gave no timestamp: ${reason}.`);
  });
  try {
    const timestamp = verifyTimestamp(answer, hash, nonce);
    if (Math.abs(Date.parse(timestamp.time) - asked) > CLOCKS_DIFFER + timeLimit) {
      throw new Error(`it states ${timestamp.time}, which is not the time of this computer’s clock`);
    }
    return timestamp;
  } catch (error) {
    throw new Error(`The timestamp of ${url} cannot be used: ${(error as Error).message}.`);
  }
}

/** A TimeStampReq (RFC 3161, section 2.4.1) that asks for the certificates too. */
function requestFor(hash: string, nonce: bigint): Buffer {
  const sequence = (...value: Sequence['valueBlock']['value']) => new Sequence({ value });
  const algorithm = sequence(new ObjectIdentifier({ value: SHA256 }), new Null());
  const request = sequence(
    new Integer({ value: 1 }),
    sequence(algorithm, new OctetString({ valueHex: Buffer.from(hash, 'hex') })),
    Integer.fromBigInt(nonce),
    new Asn1Boolean({ value: true }),
  );
  return Buffer.from(request.toBER());
}

/** @throws Error with the end of a sentence about the authority */
async function post(url: string, body: Buffer, timeLimit: number): Promise<Buffer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/timestamp-query', Accept: 'application/timestamp-reply' },
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeLimit),
  });
  if (!response.ok) throw new Error(`it answered with the status ${response.status}`);
  const type = response.headers.get('content-type') ?? 'no type';
  if (!/^application\/timestamp-reply\b/i.test(type)) throw new Error(`it answered with ${type}`);
  let answer = Buffer.alloc(0);
  for await (const part of (response.body ?? []) as ReadableStream<Uint8Array>) {
    answer = Buffer.concat([answer, part]);
    if (answer.length > SIZE_LIMIT) throw new Error(`its answer has more than ${SIZE_LIMIT} bytes`);
  }
  return answer;
}
