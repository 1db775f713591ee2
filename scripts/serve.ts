import { createSiteServer } from '../plugins/publish/release/site-server';

const PORT = Number(process.env['PORT'] ?? 9000);

function complain({ code, message }: NodeJS.ErrnoException): void {
  const reason =
    code === 'EADDRINUSE'
      ? `Port ${PORT} is in use: stop what uses it, or set PORT to another number.`
      : message;
  console.error(`The site cannot be served. ${reason}`);
  process.exitCode = 1;
}

// Serves the built site with the headers that hosts send.
try {
  createSiteServer('dist')
    .on('error', complain)
    .listen(PORT, () => console.log(`The site is served on http://localhost:${PORT}`));
} catch (error) {
  complain(error as Error);
}
