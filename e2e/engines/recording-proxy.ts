import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Runs in each page before anything of it: keeps what is thrown or logged as a warning or error in the window's
 * name, which stays from page to page.
 */
function record(): void {
  const keep = (...parts: unknown[]) => {
    window.name = JSON.stringify([
      ...(JSON.parse(window.name || '[]') as string[]),
      parts.map(String).join(' '),
    ]);
  };
  for (const level of ['error', 'warn'] as const) {
    const original = console[level];
    console[level] = (...parts: unknown[]) => {
      keep(...parts);
      original(...parts);
    };
  }
  addEventListener('error', (event) => keep(event.message || `not loaded: ${String(event.target)}`), true);
  addEventListener('unhandledrejection', (event) => keep(event.reason));
  addEventListener('securitypolicyviolation', (event) => keep(event.effectiveDirective, event.blockedURI));
}

/** Headers of one connection, or of the bytes as they were before the recorder. */
const OF_THE_WIRE = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'etag'];

const RECORDER = `(${record.toString()})()`;
const HASH = `'sha256-${createHash('sha256').update(RECORDER).digest('base64')}'`;

/**
 * Hands on the site as it is, but for a recorder at the top of each page, for a browser whose driver does not tell
 * what is logged. The policy of the page is kept, and allows the recorder.
 *
 * @param origin where the site is served
 */
export async function startRecordingProxy(origin: string): Promise<{ server: Server; address: string }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url, { redirect: 'manual', headers: { accept: '*/*' } });
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !OF_THE_WIRE.includes(name)));
    const policy = headers['content-security-policy'];
    if (policy) headers['content-security-policy'] = policy.replace('script-src ', `script-src ${HASH} `);
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = headers['content-type']?.startsWith('text/html');
    response
      .writeHead(answer.status, headers)
      .end(isPage ? body.toString().replace(/<head[^>]*>/, `$&<script>${RECORDER}</script>`) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://localhost:${(server.address() as AddressInfo).port}` };
}
