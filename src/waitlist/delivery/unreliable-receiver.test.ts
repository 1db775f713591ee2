/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDelivery } from './deliver';
import { plainDelivery } from './fixtures/plain-delivery';

const SIGN_UPS = 600;
const AT_ONCE = 20;
const CRASHES = 4;

/** A receiver that stores a sign-up before it acknowledges it, stores no key twice, and loses every third answer. */
const stored = new Map<string, string>();
let answered = 0;
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { email } = JSON.parse(Buffer.concat(chunks).toString()) as { email: string };
    stored.set(String(request.headers['idempotency-key']), email);
    answered += 1;
    if (answered % 3 === 0) response.socket?.destroy();
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}');
  });
});

/** Cuts all connections, refuses new ones, and starts again with what was stored. */
async function crash(port: number): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { setTimeout } = globalThis;
  // Retries wait for seconds.
  jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((run: () => void, wait: number) =>
      wait < 10_000 ? setTimeout(run, wait / 100) : undefined) as typeof setTimeout);
});
afterAll(() => {
  jest.restoreAllMocks();
  server.close();
  server.closeAllConnections();
});

it('thanks nobody who is not stored, and stores nobody twice, however often the receiver fails', async () => {
  const { port } = server.address() as AddressInfo;
  const waiting = Array.from({ length: SIGN_UPS }, (_, index) => `visitor-${index}@example.com`);
  const acknowledged: string[] = [];
  let failed = 0;
  let crashes = 0;
  const signUpAll = async () => {
    for (let email = waiting.pop(); email; email = waiting.pop()) {
      const address = email;
      const send = createDelivery(plainDelivery(`http://127.0.0.1:${port}/`, { idempotent: 'key' }));
      await send({ name: 'Visitor', email: address }).then(
        () => acknowledged.push(address),
        () => (failed += 1),
      );
      const isDue = acknowledged.length + failed > ((crashes + 1) * SIGN_UPS) / (CRASHES + 1);
      if (!isDue || crashes === CRASHES) continue;
      crashes += 1;
      await crash(port);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, signUpAll));
  expect(crashes).toBe(CRASHES);
  expect(acknowledged.length + failed).toBe(SIGN_UPS);
  expect(acknowledged.length).toBeGreaterThan(SIGN_UPS / 2);
  const addresses = [...stored.values()];
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(acknowledged.filter((address) => !addresses.includes(address))).toEqual([]);
});
