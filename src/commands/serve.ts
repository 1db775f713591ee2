import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';

const PORT = Number(process.env['PORT'] ?? 9000);
const FOLDER = 'public';

/** Serves the built site as a static host does: true 404s, and nothing but reading. */
const files = sirv(FOLDER, { etag: true, extensions: ['html'] });
const notFound = readFileSync(`${FOLDER}/404.html`);

const server = createServer((request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  files(request, response, () => {
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(notFound);
  });
});

server.on('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE'
      ? `Port ${PORT} is in use: stop what uses it, or set PORT to another number.`
      : error.message;
  console.error(`The site cannot be served. ${reason}`);
  process.exitCode = 1;
});

server.listen(PORT, () => console.log(`The site is served on http://localhost:${PORT}`));
