import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { freePort } from './free-port';

it('gives a port that a server can listen on, below the ports of programs that ask for any', async () => {
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
