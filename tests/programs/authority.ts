import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fromBER, GeneralizedTime, Integer, ObjectIdentifier, Sequence } from 'asn1js';
import { OPENSSL, programPath } from './programs';

const CONFIG = `
[tsa]
serial = serial
default_policy = 1.2.3.4.1
digests = sha256, sha512
signer_digest = sha256
ess_cert_id_alg = sha256
[issuer]
database = index.txt
serial = serial
new_certs_dir = .
policy = any
default_md = sha256
unique_subject = no
[any]
organizationName = optional
commonName = optional
[root]
basicConstraints = critical, CA:true
keyUsage = critical, keyCertSign
subjectKeyIdentifier = hash
[signer]
extendedKeyUsage = critical, timeStamping
keyUsage = critical, digitalSignature
[webServer]
extendedKeyUsage = critical, serverAuth
[request]
distinguished_name = any
`;

/** A certificate of the authority. */
interface Kind {
  purpose?: 'signer' | 'webServer';
  key?: 'ec' | 'rsa';
  /** The last year in which it is valid. */
  until?: number;
  /** As OpenSSL takes it in a subject. */
  organization?: string;
  /** Who issued its topmost certificate; without one, that is a root. */
  parent?: Authority;
}

/** A timestamp authority with a root of its own, made with OpenSSL. */
export class Authority {
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), 'authority-'));

  constructor({ purpose = 'signer', key = 'ec', until = 2100, parent, organization }: Kind = {}) {
    for (const [file, text] of Object.entries({ config: CONFIG, serial: '01', 'index.txt': '' })) {
      writeFileSync(path.join(this.folder, file), text);
    }
    const algorithm = key === 'rsa' ? ['rsa:2048'] : ['ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
    const issuedBy = (other?: Authority) =>
      other
        ? ['-cert', path.join(other.folder, 'root.pem'), '-keyfile', path.join(other.folder, 'root.key')]
        : ['-selfsign', '-keyfile', 'root.key'];
    for (const [name, subject, extensions, last, ...signed] of [
      ['root', parent ? '/O=Fixture Issuer' : '/O=Fixture Root', 'root', 2100, ...issuedBy(parent)],
      [
        'signer',
        `/O=${organization ?? 'Fixture Authority'}/CN=Unit 1`,
        purpose,
        until,
        '-cert',
        'root.pem',
        '-keyfile',
        'root.key',
      ],
    ] as const) {
      // prettier-ignore
      this.openssl('req', '-config', 'config', '-newkey', ...algorithm, '-nodes', '-subj', subject, '-keyout', `${name}.key`, '-out', `${name}.csr`);
      // prettier-ignore
      this.openssl('ca', '-batch', '-config', 'config', '-name', 'issuer', '-notext', '-startdate', '20000101000000Z', '-enddate', `${last}1231000000Z`, '-extensions', extensions, '-in', `${name}.csr`, '-out', `${name}.pem`, ...signed);
    }
  }

  /** Runs OpenSSL where the keys are. */
  openssl(...args: string[]): Buffer {
    const program = programPath(OPENSSL) ?? 'openssl';
    return execFileSync(program, args, { cwd: this.folder, stdio: ['ignore', 'pipe', 'ignore'] });
  }

  /**
   * Answers a request with the time that it is.
   *
   * @param certificates whether the answer holds the root too
   */
  answer(request: Uint8Array, certificates: 'all' | 'signer' = 'all'): Buffer {
    writeFileSync(path.join(this.folder, 'query'), request);
    const chain = certificates === 'all' ? ['-chain', 'root.pem'] : [];
    // prettier-ignore
    this.openssl('ts', '-reply', '-config', 'config', '-section', 'tsa', '-queryfile', 'query', '-signer', 'signer.pem', '-inkey', 'signer.key', ...chain, '-out', 'answer');
    return readFileSync(path.join(this.folder, 'answer'));
  }

  /**
   * Answers a request with another time, or with a certificate that OpenSSL refuses to use.
   *
   * @param change changes what is signed, each byte as a character
   */
  answerAt(time: string, request: Uint8Array, change = (info: string) => info): Buffer {
    const [, imprint, ...options] = (fromBER(request.slice()).result as Sequence).valueBlock.value;
    const nonce = options.filter((option) => option instanceof Integer);
    const [version, serial] = [1, 1].map((value) => new Integer({ value }));
    const policy = new ObjectIdentifier({ value: '1.2.3.4.1' });
    const genTime = new GeneralizedTime({ valueDate: new Date(time) });
    const info = new Sequence({ value: [version, policy, imprint, serial, genTime, ...nonce] as Sequence[] });
    const bytes = Buffer.from(info.toBER()).toString('latin1');
    writeFileSync(path.join(this.folder, 'info'), Buffer.from(change(bytes), 'latin1'));
    // prettier-ignore
    const signed = this.openssl('cms', '-sign', '-binary', '-nodetach', '-nosmimecap', '-cades', '-econtent_type', '1.2.840.113549.1.9.16.1.4', '-signer', 'signer.pem', '-inkey', 'signer.key', '-certfile', 'root.pem', '-outform', 'DER', '-in', 'info');
    const granted = new Sequence({ value: [new Integer({ value: 0 })] });
    const answer = new Sequence({ value: [granted, fromBER(Buffer.from(signed)).result] });
    return Buffer.from(answer.toBER());
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** @returns the request of OpenSSL itself for a hash, without a nonce */
export const query = (authority: Authority, hash: string): Buffer =>
  authority.openssl('ts', '-query', '-digest', hash, '-sha256', '-cert', '-no_nonce');

/** Serves requests over HTTP until the test closes the server; the handler writes the whole response. */
export async function serveAuthority(
  handler: (request: Buffer, response: ServerResponse) => void,
): Promise<{ url: string; server: Server }> {
  const server = createServer((incoming, response) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => handler(Buffer.concat(parts), response));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tsr`, server };
}

/** Writes an answer as an authority does. */
export const reply = (response: ServerResponse, answer: Buffer): void =>
  void response.writeHead(200, { 'Content-Type': 'application/timestamp-reply' }).end(answer);
