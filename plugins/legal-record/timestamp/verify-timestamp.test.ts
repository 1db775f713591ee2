import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { messageOf } from '../../shared/text/message-of';
import { Authority, query as queryOf, reply, serveAuthority } from '../fixtures/authority';
import type { LegalVersion } from '../record/legal-version';
import { requestTimestamp, requestTimestamps } from './request-timestamp';
import { verifyTimestamp } from './verify-timestamp';

const [HASH, OTHER_HASH] = ['an entry', 'another entry'].map((text) =>
  createHash('sha256').update(text).digest('hex'),
) as [string, string];

let folder: string;
let good: Authority;
let expired: Authority;
const authorities: Authority[] = [];
const authority = (...kind: ConstructorParameters<typeof Authority>) => {
  const made = new Authority(...kind);
  authorities.push(made);
  return made;
};
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'timestamp-'));
  good = authority();
  expired = authority({ until: 2020 });
});
afterAll(() => {
  for (const made of authorities) made.remove();
  rmSync(folder, { recursive: true });
});

/** Sends a real request to a server that gives this answer. */
async function ask(answer: (request: Buffer) => Buffer) {
  const { url, server } = await serveAuthority((request, response) => reply(response, answer(request)));
  return requestTimestamp(HASH, url).finally(() => server.close());
}

/** @returns what `openssl ts -verify` says with the certificate that comes with the timestamp */
function verifyWithOpenSsl(
  { token, certificate, time }: Awaited<ReturnType<typeof ask>>,
  hash = HASH,
): string {
  writeFileSync(path.join(folder, 'a.tsr'), token);
  writeFileSync(path.join(folder, 'a.pem'), certificate);
  const seconds = String(Date.parse(time) / 1000);
  // prettier-ignore
  const args = ['ts', '-verify', '-digest', hash, '-in', 'a.tsr', '-CAfile', 'a.pem', '-partial_chain', '-attime', seconds];
  return execFileSync('openssl', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

const query = (hash: string) => queryOf(good, hash);

function changedAt(token: Buffer, place: number): Buffer {
  const changed = Buffer.from(token);
  changed.writeUInt8((token[place] ?? 0) ^ 1, place);
  return changed;
}

it.each([
  ['certificates up to its root', 'ec', 'all', 'Fixture Root'],
  ['its own certificate only', 'ec', 'signer', 'Fixture Authority'],
  ['RSA', 'rsa', 'all', 'Fixture Root'],
] as const)(
  'gets a timestamp that OpenSSL accepts from an authority that uses %s',
  async (_, key, certificates, top) => {
    const made = key === 'ec' ? good : authority({ key });
    const before = Math.floor(Date.now() / 1000);
    const timestamp = await ask((request) => made.answer(request, certificates));
    expect(timestamp).toMatchObject({ entryHash: HASH, authority: 'Fixture Authority' });
    expect(Date.parse(timestamp.time) / 1000).toBeGreaterThanOrEqual(before);
    const { subject, fingerprint256 } = new X509Certificate(timestamp.certificate);
    expect(subject).toContain(top);
    expect(timestamp.fingerprint).toBe(fingerprint256);
    expect(verifyTimestamp(timestamp.token, HASH)).toEqual(timestamp);
    expect(verifyWithOpenSsl(timestamp)).toContain('Verification: OK');
    expect(() => verifyWithOpenSsl(timestamp, OTHER_HASH)).toThrow();
  },
);

it('trusts no certificate that no signature in the token proves', async () => {
  const issued = authority({ parent: good });
  const { token, fingerprint, ...timestamp } = await ask((request) => issued.answer(request));
  expect(new X509Certificate(timestamp.certificate).subject).toContain('Fixture Authority');
  expect(verifyWithOpenSsl({ token, fingerprint, ...timestamp })).toContain('Verification: OK');
  const top = new X509Certificate(issued.openssl('x509', '-in', 'root.pem', '-outform', 'DER')).raw;
  // A certificate ends with its signature.
  const changed = changedAt(token, token.indexOf(top) + top.length - 1);
  expect(verifyTimestamp(changed, HASH).fingerprint).toBe(fingerprint);
});

it('accepts a timestamp whose certificate has expired since', () => {
  const timestamp = verifyTimestamp(expired.answerAt('2019-05-02T09:30:00Z', query(HASH)), HASH);
  expect(timestamp.time).toBe('2019-05-02T09:30:00Z');
  expect(verifyWithOpenSsl(timestamp)).toContain('Verification: OK');
});

const UNFIT = 'its signature does not fit its content and certificate';
const REFUSED: [string, answer: (request: Buffer) => Buffer, reason: string][] = [
  [
    'another entry',
    () => good.answer(query(OTHER_HASH)),
    'it is about something else than this version’s entry in the ledger',
  ],
  [
    'a certificate that was changed',
    (request) => {
      const { raw } = new X509Certificate(good.openssl('x509', '-in', 'signer.pem', '-outform', 'DER'));
      const answer = good.answer(request);
      return changedAt(answer, answer.indexOf(raw) + raw.length - 1);
    },
    UNFIT,
  ],
  [
    'a signature that was changed',
    (request) => {
      const answer = good.answer(request);
      // An answer ends with its signature.
      return changedAt(answer, answer.length - 1);
    },
    UNFIT,
  ],
  [
    'a certificate that has expired',
    (request) => expired.answer(request),
    'its certificate was not valid at the time that it states',
  ],
  [
    'a certificate for another purpose',
    (request) => authority({ purpose: 'webServer' }).answerAt(new Date().toISOString(), request),
    'its certificate is not made for timestamps',
  ],
  [
    'an authority that refuses',
    () => good.answer(good.openssl('ts', '-query', '-digest', HASH.slice(0, 40), '-sha1', '-cert')),
    'the authority refused it, or it cannot be read',
  ],
  [
    'half an answer',
    (request) => good.answer(request).subarray(0, 500),
    'the authority refused it, or it cannot be read',
  ],
];

it.each(REFUSED)('refuses the timestamp of %s', async (_, answer, reason) => {
  await expect(ask(answer)).rejects.toThrow(reason);
});

it('never reads another time or authority from a token with a changed byte', () => {
  const token = good.answer(query(HASH));
  const { time, authority: name } = verifyTimestamp(token, HASH);
  for (let place = 0; place < token.length; place += 61) {
    try {
      expect(verifyTimestamp(changedAt(token, place), HASH)).toMatchObject({ time, authority: name });
    } catch (error) {
      if (!/^(it|its|the authority) /.test(messageOf(error))) throw error;
    }
  }
});

describe('there is no timestamp', () => {
  /** Sends a real request to a server that sends this response. */
  async function answered(answer: (response: ServerResponse) => unknown) {
    const { url, server } = await serveAuthority((_request, response) => void answer(response));
    return requestTimestamp(HASH, url, 500).finally(() => {
      server.closeAllConnections();
      server.close();
    });
  }

  it.each<[what: string, answer: (response: ServerResponse) => unknown, reason: string]>([
    ['an error', (response) => response.writeHead(503).end(), 'it answered with the status 503'],
    ['half an answer, and no more', (response) => response.write('half'), 'due to timeout'],
    [
      'a page',
      (response) => response.end('<!doctype html>'),
      'the authority refused it, or it cannot be read',
    ],
  ])('from an authority that answers with %s', async (_what, answer, reason) => {
    await expect(answered(answer)).rejects.toThrow(reason);
  });

  it.each([
    ['http://127.0.0.1:1/', /^http:\/\/127\.0\.0\.1:1\/ gave no timestamp: .+\.$/],
    ['timestamp.example', /^timestamp\.example gave no timestamp: .*URL.*\.$/],
  ])('from the address %s, and the reason names it', async (url, problem) => {
    const version = {
      documentName: 'terms',
      effectiveDate: '2025-05-02',
      facts: {},
      timestamp: null,
    } as LegalVersion;
    const result = await requestTimestamps([version], url);
    expect(result.problem).toMatch(problem);
    expect(result.versions).toEqual([version]);
  });
});
