import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { BuildError } from '../shared/gatsby/build-error';

/**
 * The version of Decap CMS and the hash of its package: `npm view decap-cms@<version>
 * dist.integrity` prints it.
 */
const VERSION = '3.16.3';
const INTEGRITY =
  'sha512-hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw==';

export const DECAP = `decap-cms@${VERSION}`;

const CACHE = 'node_modules/.cache';

export const DECAP_FOLDER = `${CACHE}/decap-cms-${VERSION}`;

/**
 * The files that we publish: the script, the chunks and WebAssembly that it loads, and the licenses
 * of its parts.
 */
const PUBLISHED_FILES = /^((\d+\.)?decap-cms\.js|[\da-f]+\.wasm|decap-cms\.js\.LICENSE\.txt)$/;

/**
 * Fetches the script of Decap CMS with npm, unless an earlier call has. It isn't a dependency of the
 * project, because npm would install 540 packages for it.
 *
 * @param integrity the SHA-512 hash that the package must have, as package-lock.json writes it
 * @returns the folder that holds the script and what it loads
 * @throws BuildError when it can't be fetched, or isn't the pinned package
 */
export function fetchDecapScript(integrity = INTEGRITY): string {
  const folder = path.resolve(DECAP_FOLDER);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  // A folder in the same file system can be renamed once it is complete.
  const temporary = mkdtempSync(path.resolve(CACHE, 'decap-cms-download-'));
  try {
    const files = unpack(download(temporary, integrity), temporary);
    moveTo(folder, files);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  return folder;
}

/**
 * @returns the path of the downloaded .tgz file
 * @throws BuildError when npm fails, or the hash isn't `integrity`
 */
function download(folder: string, integrity: string): string {
  const { status, stderr, error } = run('npm', ['pack', DECAP, '--pack-destination', folder]);
  if (status !== 0) {
    const saidByNpm = /^npm (?:error|ERR!) (?!code)(.*)/m.exec(stderr)?.[1];
    const reason = error?.message ?? saidByNpm ?? `npm ended with status ${status}`;
    throw new BuildError(
      `The editor needs ${DECAP}, and npm could not download it (${reason}). Connect to the network and try again.`,
    );
  }
  const [file = ''] = readdirSync(folder);
  const content = readFileSync(path.join(folder, file));
  const found = `sha512-${createHash('sha512').update(content).digest('base64')}`;
  if (found === integrity) return path.join(folder, file);
  throw new BuildError(
    `The package ${DECAP} that npm downloaded is not the one that was examined (its hash is ${found}, and plugins/content-editor/decap-script.ts has ${integrity}). Nothing of it is used: find out what the registry has sent.`,
  );
}

function unpack(file: string, folder: string): string {
  const { status, stderr, error } = run('tar', ['-xzf', file, '-C', folder]);
  if (status !== 0) {
    throw new BuildError(`The package ${DECAP} could not be unpacked (${error?.message ?? stderr.trim()}).`);
  }
  const needed = path.join(folder, 'needed');
  for (const name of readdirSync(path.join(folder, 'package/dist'))) {
    if (PUBLISHED_FILES.test(name)) cpSync(path.join(folder, 'package/dist', name), path.join(needed, name));
  }
  return needed;
}

function moveTo(folder: string, files: string): void {
  try {
    renameSync(files, folder);
  } catch (error) {
    // If the folder exists now, another process has moved the same files there in the meantime.
    if (!existsSync(folder)) throw error;
  }
}

const run = (command: string, args: string[]) =>
  spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    // In Jest, the default would be the environment outside of its sandbox.
    env: process.env,
    shell: process.platform === 'win32',
  });
