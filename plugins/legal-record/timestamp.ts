import { createHash, verify, X509Certificate } from 'node:crypto';
import { OctetString } from 'asn1js';
import { type Certificate, SignedData, type SignerInfo, TimeStampResp, TSTInfo } from 'pkijs';

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

/** The hash algorithms by their object identifiers. */
const HASHES: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';

/**
 * Verifies an authority's answer. Whether the authority is a real one is for the reader to decide, by its certificate.
 *
 * @param token a TimeStampResp (RFC 3161, section 2.4.2) with the certificates of the authority
 * @param entry the hash that it must be about, in hexadecimal digits
 * @throws Error with what is wrong, as the end of a sentence about the token
 */
export function verifyTimestamp(token: Buffer, entry: string): Timestamp {
  const { content, info, signerInfo, certificates } = decode(token);
  const { algorithmId } = info.messageImprint.hashAlgorithm;
  const imprint = Buffer.from(info.messageImprint.hashedMessage.getValue()).toString('hex');
  demand(
    HASHES[algorithmId] === 'sha256' && imprint === entry,
    'it is about something else than this version’s entry in the ledger',
  );
  const signer = certificates.find((certificate) => isSigned(content, signerInfo, certificate));
  demand(signer, 'its signature does not fit its content and certificate');
  // RFC 3161, section 2.3: the only purpose.
  demand(signer.keyUsage?.join() === TIME_STAMPING, 'its certificate is not made for timestamps');
  const chain = chainOf(signer, certificates);
  const time = info.genTime;
  demand(
    chain.every(({ validFrom, validTo }) => new Date(validFrom) <= time && time <= new Date(validTo)),
    'its certificate was not valid at the time that it states',
  );
  const trusted = chain.at(-1) ?? signer;
  const { O: organization, CN: commonName } = signer.toLegacyObject().subject;
  return {
    entry,
    time: `${time.toISOString().slice(0, 19)}Z`,
    authority: firstName(organization ?? commonName) || 'an authority without a name',
    token,
    certificate: trusted.toString(),
    fingerprint: trusted.fingerprint256,
  };
}

/** A certificate may have several names of the same kind. */
const firstName = (names: string | string[] | undefined): string | undefined => [names].flat()[0];

function demand(condition: unknown, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise);
}

/** Decodes an answer and the signed data in it. What PKI.js throws is about ASN.1, and no help to an editor. */
function decode(token: Buffer) {
  try {
    const { status, timeStampToken } = TimeStampResp.fromBER(new Uint8Array(token));
    const [granted, grantedWithModifications] = [0, 1];
    demand([granted, grantedWithModifications].includes(status.status), 'refused');
    const signedData = new SignedData({ schema: timeStampToken?.content });
    const content = Buffer.from(signedData.encapContentInfo.eContent?.getValue() ?? new ArrayBuffer());
    const [signerInfo] = signedData.signerInfos;
    demand(signerInfo, 'signed by nobody');
    return {
      content,
      info: TSTInfo.fromBER(content),
      signerInfo,
      certificates: (signedData.certificates ?? []).map(
        (certificate) => new X509Certificate(Buffer.from((certificate as Certificate).toSchema().toBER())),
      ),
    };
  } catch {
    throw new Error(
      'the authority refused it, or it cannot be read: it is changed, cut off, or no timestamp',
    );
  }
}

/**
 * Whether a certificate has signed the content. The signature is over the attributes, which hold the hash of the content
 * (RFC 5652, section 5.4) and that of the certificate (RFC 5035), so that neither can be exchanged for another.
 */
function isSigned(content: Buffer, signer: SignerInfo, certificate: X509Certificate): boolean {
  const { signedAttrs, signature, digestAlgorithm } = signer;
  const hash = HASHES[digestAlgorithm.algorithmId];
  if (!hash || !signedAttrs) return false;
  const attributes = Buffer.from(signedAttrs.encodedValue);
  const digest: unknown = signedAttrs.attributes.find(({ type }) => type === MESSAGE_DIGEST)?.values[0];
  const isOfContent =
    digest instanceof OctetString && digestOf(hash, content).equals(Buffer.from(digest.getValue()));
  const namesCertificate = ['sha1', ...Object.values(HASHES)].some((name) =>
    attributes.includes(digestOf(name, certificate.raw)),
  );
  return (
    isOfContent &&
    namesCertificate &&
    verify(hash, attributes, certificate.publicKey, Buffer.from(signature.getValue()))
  );
}

const digestOf = (hash: string, bytes: Buffer) => createHash(hash).update(bytes).digest();

/**
 * A certificate, and those above it whose every byte is proven by a signature: that of their issuer, which is here too, or
 * their own.
 */
function chainOf(certificate: X509Certificate, certificates: readonly X509Certificate[]): X509Certificate[] {
  const issuerOf = (issued: X509Certificate) =>
    certificates.find((other) => other.ca && issued.checkIssued(other) && issued.verify(other.publicKey));
  const issuer = issuerOf(certificate);
  const isProven = issuer && issuer !== certificate && issuerOf(issuer);
  // Two authorities may have signed each other's certificates, which would make an endless chain.
  const others = certificates.filter((other) => other !== certificate);
  return isProven ? [certificate, ...chainOf(issuer, others)] : [certificate];
}
