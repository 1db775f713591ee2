import type { ServerResponse } from 'node:http';
import { serveAuthority } from '../../../tests/programs/authority';
import { requestTimestamp } from './request-timestamp';

const HASH = '0'.repeat(64);

const head = (response: ServerResponse, length?: number) =>
  response.writeHead(200, {
    'Content-Type': 'application/timestamp-reply',
    ...(length && { 'Content-Length': length }),
  });

/** Sends a real request to a server that answers so. */
async function ask(answer: (response: ServerResponse) => unknown, timeLimit?: number) {
  const { url, server } = await serveAuthority((_request, response) => void answer(response));
  return requestTimestamp(HASH, url, timeLimit).finally(() => {
    server.closeAllConnections();
    server.close();
  });
}

it.each<[what: string, answer: (response: ServerResponse) => unknown, reason: string]>([
  ['an error status', (response) => response.writeHead(503).end(), 'it answered with the status 503.'],
  [
    'another type',
    (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(),
    'it answered with text/html.',
  ],
  ['a redirect', (response) => response.writeHead(307, { Location: '/' }).end(), 'redirect'],
  [
    'an answer that is cut off',
    (response) => head(response, 1000).write('half', () => response.destroy()),
    ' gave no timestamp: ',
  ],
  [
    'an endless answer',
    (response) => head(response).write(Buffer.alloc(100_000)),
    'its answer has more than 65536 bytes.',
  ],
])('says that there is no timestamp after %s', async (_what, answer, reason) => {
  await expect(ask(answer)).rejects.toThrow(reason);
});

it('says that an authority is slow, which has sent half an answer', async () => {
  await expect(ask((response) => head(response).write('half'), 500)).rejects.toThrow(
    ' gave no timestamp: it did not answer within 0.5 seconds.',
  );
});

it('says that nobody is there', async () => {
  const { url, server } = await serveAuthority(() => undefined);
  server.close();
  await expect(requestTimestamp(HASH, url)).rejects.toThrow(
    /^The timestamp authority \S+ gave no timestamp: .*ECONNREFUSED.*\.$/,
  );
});

it.each(['timestamp.example', 'ftp://timestamp.example'])('refuses the address %s', async (address) => {
  await expect(requestTimestamp(HASH, address)).rejects.toThrow(
    `LEGAL_TSA_URL must be an address that starts with https:// or http://; found "${address}".`,
  );
});
