import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { CURL, programPath } from '../support/programs';
import { SCRIPTS_FOLDER } from '../support/workflows';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'published-ledger-'));
  // This curl is the installed one, but waits one second between its tries. This npm only prints
  // its arguments.
  writeFileSync(path.join(folder, 'curl'), `#!/bin/sh\nexec ${programPath(CURL)} "$@" --retry-delay 1\n`);
  writeFileSync(path.join(folder, 'npm'), '#!/bin/sh\necho "npm $*"\n');
  for (const name of ['curl', 'npm']) chmodSync(path.join(folder, name), 0o755);
});
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Runs the script beside a site that answers with these statuses, one after the other, and repeats the last
 * one; null closes the connection.
 */
async function compareWith(statuses: readonly (number | null)[]) {
  let requests = 0;
  const server = createServer((request, response) => {
    const status = statuses[Math.min(requests, statuses.length - 1)];
    requests += 1;
    if (status) response.writeHead(status).end('{}');
    else request.socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const env = {
    ...process.env,
    PATH: `${folder}:${process.env['PATH']}`,
    RUNNER_TEMP: mkdtempSync(path.join(folder, 'run-')),
    SITE_URL: `http://127.0.0.1:${port}`,
  };
  const child = spawn('bash', [`${SCRIPTS_FOLDER}/compare-with-published-ledger.sh`], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString();
  });
  const status = await new Promise((resolve) => child.on('close', resolve));
  server.closeAllConnections();
  server.close();
  return { status, output, requests };
}

const itWithCurl = programPath(CURL) ? it : it.skip;

itWithCurl('compares with the ledger once it has been downloaded, even after failures', async () => {
  const { status, output, requests } = await compareWith([null, 503, 200]);
  expect([status, requests]).toEqual([0, 3]);
  expect(output).toMatch(/^npm run -s check:content -- --github --published .*ledger\.json$/m);
});

itWithCurl('has nothing to compare with before the site is public', async () => {
  const { status, output } = await compareWith([404]);
  expect([status, output]).toEqual([0, 'No ledger is published yet.\n']);
});

describe('a site whose ledger cannot be read', () => {
  const ANSWERS = [503, null, 403];
  let runs: Map<number | null, Awaited<ReturnType<typeof compareWith>>>;
  // The runs take place at the same time, because the first two wait seconds between their tries.
  beforeAll(async () => {
    if (!programPath(CURL)) return;
    const results = await Promise.all(
      ANSWERS.map(async (answer) => [answer, await compareWith([answer])] as const),
    );
    runs = new Map(results);
  });

  itWithCurl.each([
    ['answers with an error each time', 503, 6, '503'],
    ['gives no answer each time', null, 6, '000'],
    ['refuses', 403, 1, '403'],
  ])('lets the script fail with a sentence when it %s', (_, answer, tries, shown) => {
    const { status, output, requests } = runs.get(answer) ?? {};
    expect([status, requests]).toEqual([1, tries]);
    expect(output).toMatch(
      /^::error::The published ledger could not be read from http.*, so nothing was published\./,
    );
    expect(output).toContain(`(status ${shown})`);
  });
});
