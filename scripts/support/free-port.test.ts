import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { freePort } from './free-port';

it('returns a port that a server can listen on, below the ephemeral ports', async () => {
  const port = await freePort();
  const server = createServer().listen(port, '127.0.0.1');
  const other = createServer().listen(0, '127.0.0.1');
  await Promise.all([once(server, 'listening'), once(other, 'listening')]);
  const { port: anyPort } = other.address() as AddressInfo;
  expect(port).toBeLessThan(32_000);
  expect(anyPort).toBeGreaterThan(32_000);
  server.close();
  other.close();
});
