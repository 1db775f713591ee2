import { createHash, verify, X509Certificate } from 'node:crypto';
import { decodeTimestamp, type DecodedTimestamp, SHA256, TIME_STAMP_CONTENT } from './decode-timestamp';

/** What an authority has signed about an entry of the ledger (RFC 3161). */
export interface Timestamp {
  /** The hash of the entry. */
  entry: string;
  /** In UTC, to the second, such as `2025-05-02T09:30:00Z`. */
  time: string;
  /** The name in the certificate that signed. */
  authority: string;
  /** The answer of the authority: the file that `openssl ts -verify -in` takes. */
  token: Buffer;
  /** The topmost certificate in the token whose every byte is proven, PEM: what a verifier decides to trust. */
  certificate: string;
  /** The SHA-256 of that certificate, as `openssl x509 -fingerprint -sha256` shows it. */
  fingerprint: string;
}

/** What may be signed; SHA-1 may only name the certificate (RFC 5035). */
const HASHES: Readonly<Record<string, string>> = {
  [SHA256]: 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
/** The extended key usage (2.5.29.37), critical, in DER. */
const CRITICAL_USAGE = Buffer.from('0603551d250101ff', 'hex');

/**
 * Verifies an authority's answer. Whether the authority is a real one is for the reader to decide, by its certificate.
 *
 * @param token a TimeStampResp (RFC 3161, section 2.4.2) with the certificates of the authority
 * @param entry the hash that it must be about, in hexadecimal digits
 * @param nonce of the request, where it has just been sent
 * @throws Error with what is wrong, as the end of a sentence about the token
 */
export function verifyTimestamp(token: Buffer, entry: string, nonce?: bigint): Timestamp {
  const decoded = decodeTimestamp(token);
  const { imprint, time, certificates } = decoded;
  demand(
    imprint.algorithm === SHA256 && imprint.hash.toString('hex') === entry,
    'it is about something else than this version’s entry in the ledger',
  );
  demand(nonce === undefined || decoded.nonce === nonce, 'it answers another request');
  const signer = certificates.find((certificate) => isNamed(certificate, decoded));
  demand(signer, 'it does not hold the certificate that it names');
  demand(isSignerOf(signer, decoded), 'its signature is said to be by another certificate');
  demand(isSigned(decoded, signer), 'its signature does not fit its content and certificate');
  demand(
    // RFC 3161, section 2.3: the only purpose, and critical.
    signer.keyUsage?.join() === TIME_STAMPING && signer.raw.includes(CRITICAL_USAGE),
    'its certificate is not made for timestamps',
  );
  const chain = chainOf(signer, certificates);
  demand(chain.length === certificates.length, 'one of its certificates is changed, or of somebody else');
  demand(
    chain.every(({ validFrom, validTo }) => new Date(validFrom) <= time && time <= new Date(validTo)),
    'its certificate was not valid at the time that it states',
  );
  const top = chain.at(-1) ?? signer;
  const isRoot = top.subject === top.issuer;
  demand(!isRoot || top.verify(top.publicKey), 'one of its certificates is changed');
  // The signature of any other topmost certificate is by one that is not here: its bytes are not proven.
  const trusted = isRoot ? top : (chain.at(-2) ?? signer);
  const { O: organization, CN: commonName } = signer.toLegacyObject().subject;
  return {
    entry,
    time: `${time.toISOString().slice(0, 19)}Z`,
    // A certificate may have several.
    authority: [organization ?? commonName].flat()[0] || 'an authority without a name',
    token,
    certificate: trusted.toString(),
    fingerprint: trusted.fingerprint256,
  };
}

function demand(condition: unknown, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise);
}

const digest = (hash: string, bytes: Buffer) => createHash(hash).update(bytes).digest();

/** Whether the signed attributes name this certificate (RFC 5035): otherwise it could be exchanged for another. */
const isNamed = ({ raw }: X509Certificate, { certificateHash }: DecodedTimestamp): boolean =>
  ['sha1', ...Object.values(HASHES)].some((hash) => digest(hash, raw).equals(certificateHash));

/** RFC 5652, section 5.3: a signature names its certificate by issuer and serial number. */
const isSignerOf = ({ raw, serialNumber }: X509Certificate, { issuer, serial }: DecodedTimestamp): boolean =>
  raw.includes(issuer) && BigInt(`0x${serialNumber}`) === serial;

/** RFC 5652, section 5.4: the signature is over the attributes, and one of them is the hash of the content. */
function isSigned(decoded: DecodedTimestamp, { publicKey }: X509Certificate): boolean {
  const hash = HASHES[decoded.signatureHash];
  if (!hash || decoded.signedType !== TIME_STAMP_CONTENT) return false;
  if (!digest(hash, decoded.content).equals(decoded.signedHash)) return false;
  try {
    return verify(hash, decoded.attributes, publicKey, decoded.signature);
  } catch {
    // A key of another kind.
    return false;
  }
}

/** The certificate and those that issued it, as far as the token holds them. */
function chainOf(certificate: X509Certificate, certificates: readonly X509Certificate[]): X509Certificate[] {
  const others = certificates.filter((one) => one !== certificate);
  const issuer = others.find(
    (one) => one.ca && certificate.checkIssued(one) && certificate.verify(one.publicKey),
  );
  return issuer ? [certificate, ...chainOf(issuer, others)] : [certificate];
}
