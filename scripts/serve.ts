import { createSiteServer } from '../plugins/publish/release/site-server';

const PORT = Number(process.env['PORT'] ?? 9000);
const FOLDER = 'dist';

/** Serves the built site with the headers that hosts send. */
function main(): void {
  const server = createSiteServer(FOLDER);
  server.on('error', (error: NodeJS.ErrnoException) => {
    complain(
      error.code === 'EADDRINUSE'
        ? `Port ${PORT} is in use: stop what uses it, or set PORT to another number.`
        : error.message,
    );
  });
  server.listen(PORT, () => console.log(`The site is served on http://localhost:${PORT}`));
}

function complain(reason: string): void {
  console.error(`The site cannot be served. ${reason}`);
  process.exitCode = 1;
}

try {
  main();
} catch (error) {
  complain((error as Error).message);
}
