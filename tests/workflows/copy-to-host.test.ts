import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { programPath, RSYNC } from '../support/programs';
import { commandOfStep } from '../support/workflows';

/** The job with the key checks nothing out, so its command is in the workflow and not in a script. */
const command = commandOfStep('publish.yml', 'deploy', 'Copy to the host');

/** The built site, and what an earlier release has left on the host. */
const SITE = ['index.html', 'index.html.br', 'app-new.js', 'static/new.woff2', 'legal/index.html'];
const ON_HOST = [
  'index.html',
  'app-old.js',
  'app-old.js.br',
  'static/old.woff2',
  'gone/index.html',
  'gone.txt',
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'copy-to-host-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(place: string, files: readonly string[]): void {
  for (const file of files) {
    const written = path.join(folder, place, file);
    mkdirSync(path.dirname(written), { recursive: true });
    writeFileSync(written, place);
  }
}

const filesIn = (place: string): string[] =>
  readdirSync(path.join(folder, place), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(folder, place), path.join(entry.parentPath, entry.name)))
    .sort();

const rsyncCommands = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('rsync '));

it('copies with the commands of docs/deploy.md', () => {
  const withGuidesHost = rsyncCommands(command).map((line) =>
    line.replace('-e "$remote" ', '').replace('"$TARGET/"', 'www.example.org:/var/www/site/'),
  );
  expect(withGuidesHost).toHaveLength(2);
  expect(withGuidesHost).toEqual(rsyncCommands(readFileSync('docs/deploy.md', 'utf8')));
});

(programPath(RSYNC) ? it : it.skip)(
  'copies the site, deletes pages that are gone, and keeps scripts and fonts that open tabs still ask for',
  () => {
    write('public', SITE);
    write('host', ON_HOST);
    const home = path.join(folder, 'home');
    mkdirSync(home);
    const { status, stderr } = spawnSync('bash', ['-e', '-c', command], {
      cwd: folder,
      encoding: 'utf8',
      // rsync copies to a folder of this computer as it does over SSH.
      env: {
        ...process.env,
        HOME: home,
        TARGET: path.join(folder, 'host'),
        KEY: 'key',
        KNOWN_HOSTS: 'hosts',
      },
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const kept = ['app-old.js', 'app-old.js.br', 'static/old.woff2'];
    expect(filesIn('host')).toEqual([...SITE, ...kept].sort());
    expect(readFileSync(path.join(folder, 'host/index.html'), 'utf8')).toBe('public');
    // SSH refuses a key that others can read.
    expect(statSync(path.join(home, '.ssh/deploy')).mode & 0o077).toBe(0);
  },
);
