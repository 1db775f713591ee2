import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Authority, query as queryOf, reply, serveAuthority } from '../../../tests/programs/authority';
import { requestTimestamp } from './request-timestamp';
import { verifyTimestamp } from './timestamp';

const [HASH, OTHER_HASH] = ['an entry', 'another entry'].map((text) =>
  createHash('sha256').update(text).digest('hex'),
) as [string, string];

let folder: string;
let good: Authority;
const authorities: Authority[] = [];
const authority = (...kind: ConstructorParameters<typeof Authority>) => {
  const made = new Authority(...kind);
  authorities.push(made);
  return made;
};
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'timestamp-'));
  good = authority();
});
afterAll(() => {
  for (const made of authorities) made.remove();
  rmSync(folder, { recursive: true });
});

/** Sends a real request to a server with this handler. */
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
  ['all its certificates', 'ec', 'all', 'Fixture Root'],
  ['its own certificate only', 'ec', 'signer', 'Fixture Authority'],
  ['RSA', 'rsa', 'all', 'Fixture Root'],
] as const)('gets a timestamp that OpenSSL accepts: %s', async (_, key, certificates, top) => {
  const made = key === 'ec' ? good : authority({ key });
  const before = Math.floor(Date.now() / 1000);
  const timestamp = await ask((request) => made.answer(request, certificates));
  expect(timestamp).toMatchObject({ entry: HASH, authority: 'Fixture Authority' });
  expect(Date.parse(timestamp.time) / 1000).toBeGreaterThanOrEqual(before);
  const { subject, fingerprint256 } = new X509Certificate(timestamp.certificate);
  expect(subject).toContain(top);
  expect(timestamp.fingerprint).toBe(fingerprint256);
  expect(verifyTimestamp(timestamp.token, HASH)).toEqual(timestamp);
  expect(verifyWithOpenSsl(timestamp)).toContain('Verification: OK');
  expect(() => verifyWithOpenSsl(timestamp, OTHER_HASH)).toThrow();
});

it('trusts no certificate that nothing in the token proves, since its bytes can be changed', async () => {
  const issued = authority({ parent: good });
  const { token, fingerprint, ...timestamp } = await ask((request) => issued.answer(request));
  expect(new X509Certificate(timestamp.certificate).subject).toContain('Fixture Authority');
  expect(verifyWithOpenSsl({ token, fingerprint, ...timestamp })).toContain('Verification: OK');
  const top = new X509Certificate(issued.openssl('x509', '-in', 'root.pem', '-outform', 'DER')).raw;
  // The end of a certificate is its signature.
  const changed = changedAt(token, token.indexOf(top) + top.length - 1);
  expect(verifyTimestamp(changed, HASH).fingerprint).toBe(fingerprint);
});

it.each(['2025050209300Z0', '202505020930000', '20259902093000Z'])('takes no %s for a time', (text) => {
  const answer = (time: string) =>
    good.answerAt('2025-05-02T09:30:00Z', query(HASH), (info) => info.replace('20250502093000Z', time));
  expect(verifyTimestamp(answer('20250502093000Z'), HASH).time).toBe('2025-05-02T09:30:00Z');
  expect(() => verifyTimestamp(answer(text), HASH)).toThrow('it cannot be read');
});

it('names one organization where the certificate has several', () => {
  const several = authority({ organization: 'First/O=Second' });
  const { authority: name } = verifyTimestamp(several.answerAt('2025-05-02T09:30:00Z', query(HASH)), HASH);
  expect(name).toBe('First');
});

it('stays valid after its certificate has expired', () => {
  const past = authority({ until: 2020 });
  const timestamp = verifyTimestamp(past.answerAt('2019-05-02T09:30:00Z', query(HASH)), HASH);
  expect(timestamp.time).toBe('2019-05-02T09:30:00Z');
  expect(verifyWithOpenSsl(timestamp)).toContain('Verification: OK');
});

describe('refuses the timestamp of', () => {
  const refusal = (handler: (request: Buffer) => Buffer) =>
    ask(handler).then(
      () => 'It was accepted.',
      ({ message }: Error) => message.replace(/^The timestamp of http:\S+ cannot be used: /, ''),
    );

  it('another entry', async () => {
    expect(await refusal(() => good.answer(query(OTHER_HASH)))).toBe(
      'it is about something else than this version’s entry in the ledger.',
    );
  });

  it('an earlier request for the same entry', async () => {
    expect(await refusal(() => good.answer(query(HASH)))).toBe('it answers another request.');
  });

  it('a certificate that was changed', async () => {
    const { raw } = new X509Certificate(good.openssl('x509', '-in', 'signer.pem', '-outform', 'DER'));
    const changed = await refusal((request) => {
      const answer = good.answer(request);
      return changedAt(answer, answer.indexOf(raw) + raw.length - 1);
    });
    expect(changed).toBe('it does not hold the certificate that it names.');
  });

  it('a signature that was changed', async () => {
    const changed = await refusal((request) => {
      const answer = good.answer(request);
      // The signature is at the end.
      return changedAt(answer, answer.length - 1);
    });
    expect(changed).toBe('its signature does not fit its content and certificate.');
  });

  it('a certificate that has expired', async () => {
    const past = authority({ until: 2020 });
    expect(await refusal((request) => past.answer(request))).toBe(
      'its certificate was not valid at the time that it states.',
    );
  });

  it('a certificate for another purpose', async () => {
    const web = authority({ purpose: 'webServer' });
    expect(await refusal((request) => web.answerAt(new Date().toISOString(), request))).toBe(
      'its certificate is not made for timestamps.',
    );
  });

  it('a clock that is wrong', async () => {
    expect(await refusal((request) => good.answerAt('2019-05-02T09:30:00Z', request))).toBe(
      'it states 2019-05-02T09:30:00Z, which is not the time of this computer’s clock.',
    );
  });

  it('an authority that refuses', async () => {
    const sha1 = () => good.openssl('ts', '-query', '-digest', HASH.slice(0, 40), '-sha1', '-cert');
    expect(await refusal(() => good.answer(sha1()))).toMatch(/^the authority refused it \(status 2: .+\)\.$/);
  });

  it.each([
    ['half an answer', (answer: Buffer) => answer.subarray(0, answer.length / 2)],
    ['more than an answer', (answer: Buffer) => Buffer.concat([answer, Buffer.alloc(1)])],
  ])('%s', async (_, change) => {
    expect(await refusal((request) => change(good.answer(request)))).toBe(
      'it cannot be read: it is changed, cut off, or no timestamp.',
    );
  });
});

it('states no other time and authority, whichever byte changes', () => {
  const token = good.answer(query(HASH));
  const { time, authority: name } = verifyTimestamp(token, HASH);
  let refused = 0;
  for (let place = 0; place < token.length; place += 5) {
    try {
      expect(verifyTimestamp(changedAt(token, place), HASH)).toMatchObject({ time, authority: name });
    } catch (error) {
      if (!/^(it|its|one of its|the authority) /.test((error as Error).message)) throw error;
      refused += 1;
    }
  }
  // The rest repeats what is known, such as the names of algorithms.
  expect(refused / (token.length / 5)).toBeGreaterThan(0.8);
});
