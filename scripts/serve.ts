import { parseArgs } from 'node:util';
import { createSiteServer } from '../plugins/publish/release/site-server';

let port = process.env['PORT'] ?? '9000';

function complain({ code, message }: NodeJS.ErrnoException): void {
  const reason =
    code === 'EADDRINUSE'
      ? `Port ${port} is in use: stop what uses it, or name another with --port.`
      : message;
  console.error(`The site cannot be served. ${reason}`);
  process.exitCode = 1;
}

// Serves the built site with the headers that hosts send.
try {
  port = parseArgs({ options: { port: { type: 'string', default: port } } }).values.port;
  createSiteServer('dist')
    .on('error', complain)
    .listen(Number(port), () => console.log(`The site is served on http://localhost:${port}`));
} catch (error) {
  complain(error as Error);
}
