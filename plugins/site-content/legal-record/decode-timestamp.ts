import { X509Certificate } from 'node:crypto';
import {
  Constructed,
  fromBER,
  GeneralizedTime,
  Integer,
  ObjectIdentifier,
  OctetString,
  Sequence,
  Set as Asn1Set,
} from 'asn1js';

/** The algorithm of the hashes of entries. */
export const SHA256 = '2.16.840.1.101.3.4.2.1';
/** The type of content that a timestamp has. */
export const TIME_STAMP_CONTENT = '1.2.840.113549.1.9.16.1.4';
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.12';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';

/** The parts of a timestamp that are verified; algorithms are object identifiers. */
export type DecodedTimestamp = ReturnType<typeof decodeTimestamp>;

type Class<Type> = new (...args: never[]) => Type;

/** @throws Error when the value is of another type */
function as<Type>(type: Class<Type>, value: unknown): Type {
  if (!(value instanceof type)) throw new Error(`There is no ${type.name}.`);
  return value;
}

const partsOf = (value: unknown): unknown[] => as(Sequence, value).valueBlock.value;
const elementsOf = (value: unknown): unknown[] => as(Asn1Set, value).valueBlock.value;
const objectIn = (value: unknown): string => as(ObjectIdentifier, value).getValue();
const bytesIn = (value: unknown): Buffer => Buffer.from(as(OctetString, value).getValue());
/** What has the tag [number], as far as there is such a part. */
const tagged = (parts: readonly unknown[], number: number): Constructed | undefined =>
  parts.find(
    (part): part is Constructed =>
      part instanceof Constructed && part.idBlock.tagClass === 3 && part.idBlock.tagNumber === number,
  );

/** @throws Error when the bytes are not exactly one value */
function decode(bytes: Buffer): unknown {
  const { offset, result } = fromBER(bytes);
  if (offset !== bytes.length) throw new Error('There are more or fewer bytes.');
  return result;
}

/**
 * Decodes an authority's answer (RFC 3161, section 2.4.2) and the signed data in it (RFC 5652, section 5.1).
 *
 * @throws Error as the end of a sentence about the answer: it is refused, or has another structure
 */
export function decodeTimestamp(answer: Buffer) {
  const [status, token] = readable(() => partsOf(decode(answer)));
  const { code, reason } = readable(() => statusIn(status));
  // Granted, or granted with modifications.
  if (code !== 0n && code !== 1n) throw new Error(`the authority refused it (status ${code}${reason})`);
  return readable(() => {
    const [type, wrapped] = partsOf(token);
    if (objectIn(type) !== SIGNED_DATA) throw new Error('There is no signed data.');
    const signed = partsOf(as(Constructed, wrapped).valueBlock.value[0]);
    const [contentType, octets] = partsOf(signed[2]);
    if (objectIn(contentType) !== TIME_STAMP_CONTENT) throw new Error('There is no timestamp.');
    const content = bytesIn(as(Constructed, octets).valueBlock.value[0]);
    const [signer, ...others] = elementsOf(signed.at(-1));
    if (others.length > 0) throw new Error('There is more than one signature.');
    const certificates = (tagged(signed, 0)?.valueBlock.value ?? []).map(
      (certificate) => new X509Certificate(Buffer.from(certificate.valueBeforeDecodeView)),
    );
    return { content, certificates, ...contentIn(content), ...signerIn(partsOf(signer)) };
  });
}

/** Runs a decoder: what it throws is about ASN.1, and no help to an editor. */
function readable<Value>(decoder: () => Value): Value {
  try {
    return decoder();
  } catch {
    throw new Error('it cannot be read: it is changed, cut off, or no timestamp');
  }
}

/** PKIStatusInfo: a number, and texts where it is not good. */
function statusIn(status: unknown) {
  const [code, texts] = partsOf(status);
  const words = texts instanceof Sequence ? texts.valueBlock.value.map((text) => text.toString('ascii')) : [];
  return {
    code: as(Integer, code).toBigInt(),
    reason: words.map((text) => `: ${text.replace(/^\w+ : /, '')}`).join(''),
  };
}

/** TSTInfo: what was signed. */
function contentIn(content: Buffer) {
  const [, , imprint, , time, ...options] = partsOf(decode(content));
  const [algorithm, hash] = partsOf(imprint);
  const nonce = options.find((option) => option instanceof Integer);
  return {
    imprint: { algorithm: objectIn(partsOf(algorithm)[0]), hash: bytesIn(hash) },
    time: timeIn(as(GeneralizedTime, time)),
    nonce: nonce?.toBigInt(),
  };
}

/** @throws Error for a time that is not in UTC, or that no calendar has: asn1js would read it as another one */
function timeIn(time: GeneralizedTime): Date {
  const text = Buffer.from(time.valueBlock.valueHexView).toString('latin1');
  const date = time.toDate();
  const [digits] = /^\d{14}(?=(\.\d+)?Z$)/.exec(text) ?? [];
  if (digits !== date.toISOString().replace(/\D/g, '').slice(0, 14)) throw new Error('There is no time.');
  return date;
}

/** SignerInfo: the signature and the attributes that it is over. */
function signerIn(parts: unknown[]) {
  const attributes = as(Constructed, tagged(parts, 0));
  const values = new Map(
    attributes.valueBlock.value.map((attribute) => {
      const [type, value] = partsOf(attribute);
      return [objectIn(type), elementsOf(value)[0]];
    }),
  );
  // RFC 5652, section 5.4: a SET is signed, and the tag [0] stands in its place.
  const signed = Buffer.from(attributes.valueBeforeDecodeView);
  signed.writeUInt8(0x31, 0);
  const [certificates] = partsOf(values.get(SIGNING_CERTIFICATE_V2) ?? values.get(SIGNING_CERTIFICATE));
  const [issuer, serial] = partsOf(parts[1]);
  return {
    issuer: Buffer.from(as(Sequence, issuer).valueBeforeDecodeView),
    serial: as(Integer, serial).toBigInt(),
    attributes: signed,
    signedType: objectIn(values.get(CONTENT_TYPE)),
    signedHash: bytesIn(values.get(MESSAGE_DIGEST)),
    signatureHash: objectIn(partsOf(parts[2])[0]),
    signature: bytesIn(parts[5]),
    // The hash may come after its algorithm.
    certificateHash: bytesIn(partsOf(partsOf(certificates)[0]).find((part) => part instanceof OctetString)),
  };
}
