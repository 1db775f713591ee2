import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { CURL, programPath } from '../support/programs';
import { SCRIPTS_FOLDER } from '../support/workflows';

const SCRIPT = path.resolve(SCRIPTS_FOLDER, 'compare-with-published-ledger.sh');

/** What the script learns of a public site whose address is in SITE_URL. */
const FROM_VARIABLE = {
  siteUrl: (origin: string) => origin,
  facts: (_origin: string) => 'url: https://other.example\npublicSince: 2026-12-01\n',
};

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
 *
 * @param siteUrl returns the variable SITE_URL for the origin of that site
 * @param facts returns the text of content/site.yaml for that origin
 */
async function compareWith(statuses: readonly (number | null)[], { siteUrl, facts } = FROM_VARIABLE) {
  let requests = 0;
  const server = createServer((request, response) => {
    const status = statuses[Math.min(requests, statuses.length - 1)];
    requests += 1;
    if (status) response.writeHead(status).end('{}');
    else request.socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const project = mkdtempSync(path.join(folder, 'project-'));
  mkdirSync(path.join(project, 'content'));
  writeFileSync(path.join(project, 'content/site.yaml'), facts(origin));
  const env = {
    ...process.env,
    PATH: `${folder}:${process.env['PATH']}`,
    RUNNER_TEMP: project,
    SITE_URL: siteUrl(origin),
  };
  const child = spawn('bash', [SCRIPT], { cwd: project, env, stdio: ['ignore', 'pipe', 'ignore'] });
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

itWithCurl('has nothing to compare with before the site is published for the first time', async () => {
  const { status, output } = await compareWith([404]);
  expect([status, output]).toEqual([0, 'No ledger is published yet.\n']);
});

itWithCurl.each(['url: %', "url: '%'", 'url: "%" # Counsel knows it.'])(
  'finds the site by its facts when SITE_URL is empty, as without the variable: %s',
  async (line) => {
    const { status, output, requests } = await compareWith([200], {
      siteUrl: () => '',
      facts: (origin) => `brand: A\n${line.replace('%', origin)}\npublicSince: 2026-12-01\n`,
    });
    expect([status, requests]).toEqual([0, 1]);
    expect(output).toContain(' --published ');
  },
);

it('skips the comparison while the site is not public, and says so', async () => {
  const { status, output, requests } = await compareWith([503], {
    ...FROM_VARIABLE,
    facts: () => 'unpublished: true\n',
  });
  expect([status, requests]).toEqual([0, 0]);
  expect(output).toBe('The site is not public yet, so there is no ledger to compare with.\n');
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
