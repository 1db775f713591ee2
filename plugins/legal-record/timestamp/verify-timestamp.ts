import { createHash, verify, X509Certificate } from 'node:crypto';
import { OctetString } from 'asn1js';
import { type Certificate, SignedData, type SignerInfo, TimeStampResp, TSTInfo } from 'pkijs';

/** A timestamp authority's signed statement that an entry of the ledger existed at a time (RFC 3161). */
export interface Timestamp {
  /** The hash of the entry, in hexadecimal digits. */
  entryHash: string;
  /** In UTC, to the second, such as `2025-05-02T09:30:00Z`. */
  time: string;
  /** The name in the certificate that signed. */
  authority: string;
  /** The answer of the authority, as `openssl ts -verify -in` takes it. */
  token: Buffer;
  /**
   * The last certificate of the chain that the token proves, as PEM. A verifier has to decide to trust it.
   */
  certificate: string;
  /** The SHA-256 of that certificate, as `openssl x509 -fingerprint -sha256` shows it. */
  fingerprint: string;
}

/** The names of the accepted hash algorithms, by their object identifiers. */
const HASHES: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

/** The signed attribute that holds the hash of the content (RFC 5652, section 11.2). */
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';

/** The only purpose that the certificate of a timestamp authority may have (RFC 3161, section 2.3). */
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';

/** Values of PKIStatus: granted, and granted with modifications (RFC 3161, section 2.4.2). */
const GRANTED = [0, 1];

/**
 * Verifies the answer of a timestamp authority. Whether the authority is a real one is for readers
 * to decide, by its certificate.
 *
 * @param token a TimeStampResp (RFC 3161, section 2.4.2) with the certificates of the authority
 * @param entryHash the hash of the ledger's entry that it must be about, in hexadecimal digits
 * @throws Error with what is wrong, as the end of a sentence about the token
 */
export function verifyTimestamp(token: Buffer, entryHash: string): Timestamp {
  const decoded = decodeGranted(token);
  assertThat(
    decoded,
    'the authority refused it, or it cannot be read: it is changed, cut off, or no timestamp',
  );
  const { content, info, signerInfo, certificates } = decoded;
  assertThat(isAbout(info, entryHash), 'it is about something else than this version’s entry in the ledger');
  const signer = certificates.find((certificate) => isSignedBy(certificate, content, signerInfo));
  assertThat(signer, 'its signature does not fit its content and certificate');
  // Node's types leave out that a certificate may state no purpose.
  const purposes = signer.keyUsage as string[] | undefined;
  assertThat(purposes?.join() === TIME_STAMPING, 'its certificate is not made for timestamps');
  const time = info.genTime;
  const chain = provenChain(signer, certificates);
  const wasValid = chain.every(
    ({ validFrom, validTo }) => new Date(validFrom) <= time && time <= new Date(validTo),
  );
  assertThat(wasValid, 'its certificate was not valid at the time that it states');
  const trusted = chain.at(-1) ?? signer;
  return {
    entryHash,
    time: `${time.toISOString().slice(0, 19)}Z`,
    authority: nameOf(signer),
    token,
    certificate: trusted.toString(),
    fingerprint: trusted.fingerprint256,
  };
}

function assertThat(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

interface DecodedToken {
  /** The content that the authority has signed: the time, and the hash that the timestamp is about. */
  info: TSTInfo;
  /** The bytes of `info`. */
  content: Buffer;
  /** The signature, and what it covers besides the content. */
  signerInfo: SignerInfo;
  certificates: X509Certificate[];
}

/**
 * Decodes an answer and the signed data in it.
 *
 * @returns undefined when the authority refused, or the answer can't be decoded. PKI.js
 *   explains such a failure in terms of ASN.1, which helps no editor.
 */
function decodeGranted(token: Buffer): DecodedToken | undefined {
  try {
    const { status, timeStampToken } = TimeStampResp.fromBER(new Uint8Array(token));
    const signedData = new SignedData({ schema: timeStampToken?.content });
    const [signerInfo] = signedData.signerInfos;
    if (!GRANTED.includes(status.status) || !signerInfo) return undefined;
    const content = Buffer.from(signedData.encapContentInfo.eContent?.getValue() ?? new ArrayBuffer());
    const certificates = (signedData.certificates ?? []).map(
      (certificate) => new X509Certificate(Buffer.from((certificate as Certificate).toSchema().toBER())),
    );
    return { content, info: TSTInfo.fromBER(content), signerInfo, certificates };
  } catch {
    return undefined;
  }
}

/** @param entryHash the hash of the ledger's entry, in hexadecimal digits */
function isAbout({ messageImprint }: TSTInfo, entryHash: string): boolean {
  const { hashAlgorithm, hashedMessage } = messageImprint;
  const hash = Buffer.from(hashedMessage.getValue()).toString('hex');
  return HASHES[hashAlgorithm.algorithmId] === 'sha256' && hash === entryHash;
}

/** @returns the name of the organization in a certificate, or else its common name */
function nameOf(certificate: X509Certificate): string {
  // Node's types leave out that each of these may be missing, or be a list.
  const subject: { O?: string | string[]; CN?: string | string[] } = certificate.toLegacyObject().subject;
  const [name] = [subject.O ?? subject.CN].flat();
  return name || 'an authority without a name';
}

/**
 * Verifies that the key of a certificate has signed the content. The signature covers a list of attributes.
 * Two of them hold the hash of the content (RFC 5652, section 5.4) and the hash of the certificate (RFC
 * 5035), so neither can be exchanged for another.
 */
function isSignedBy(certificate: X509Certificate, content: Buffer, signerInfo: SignerInfo): boolean {
  const { signedAttrs, signature, digestAlgorithm } = signerInfo;
  const hash = HASHES[digestAlgorithm.algorithmId];
  if (!hash || !signedAttrs) return false;

  const digest: unknown = signedAttrs.attributes.find(({ type }) => type === MESSAGE_DIGEST)?.values[0];
  if (!(digest instanceof OctetString)) return false;
  if (!digestOf(hash, content).equals(Buffer.from(digest.getValue()))) return false;

  // PKI.js doesn't decode the attribute with the hash of the certificate. The hash is so long that its bytes
  // are nowhere else by chance.
  const attributes = Buffer.from(signedAttrs.encodedValue);
  const namesCertificate = ['sha1', ...Object.values(HASHES)].some((name) =>
    attributes.includes(digestOf(name, certificate.raw)),
  );
  if (!namesCertificate) return false;
  return verify(hash, attributes, certificate.publicKey, Buffer.from(signature.getValue()));
}

const digestOf = (hash: string, bytes: Buffer) => createHash(hash).update(bytes).digest();

/**
 * Follows a certificate to its issuers. The chain ends before a certificate whose own signature can't be
 * verified, because its issuer isn't among the certificates: somebody could have changed it. A root is
 * its own issuer.
 *
 * @returns the certificate, then its issuer, and so on
 */
function provenChain(
  certificate: X509Certificate,
  certificates: readonly X509Certificate[],
): X509Certificate[] {
  const issuerOf = (issued: X509Certificate) =>
    certificates.find((other) => other.ca && issued.checkIssued(other) && issued.verify(other.publicKey));
  const issuer = issuerOf(certificate);
  const isRoot = issuer === certificate;
  if (!issuer || isRoot || !issuerOf(issuer)) return [certificate];
  // Two authorities may have signed each other's certificates: without this filter, the chain would
  // be endless.
  const others = certificates.filter((other) => other !== certificate);
  return [certificate, ...provenChain(issuer, others)];
}
