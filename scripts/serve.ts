import { parseArgs } from 'node:util';
import { createSiteServer } from '../plugins/publish/release/site-server';

const port = process.env['PORT'] || '9000';

// Serves the built site with the headers that hosts send; `--host 0.0.0.0` opens it to the network.
try {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: port }, host: { type: 'string', default: '127.0.0.1' } },
  });
  createSiteServer('dist')
    .on('error', complain)
    .listen(Number(values.port), values.host, () =>
      console.log(`The site is served on http://localhost:${values.port}`),
    );
} catch (error) {
  complain(error as Error);
}

function complain(error: NodeJS.ErrnoException & { port?: number }): void {
  const reason =
    error.code === 'EADDRINUSE'
      ? `Port ${error.port} is in use: stop what uses it, or name another with --port.`
      : error.message;
  console.error(`The site cannot be served. ${reason}`);
  process.exitCode = 1;
}
