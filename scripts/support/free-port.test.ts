import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from './free-port';

it('returns a port that a server can listen on, below the ephemeral ports', async () => {
  const port = await freePort();
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  expect(port).toBeLessThan(32_000);
  server.close();
});
