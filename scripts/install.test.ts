import { spawnSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { engines } from '../package.json';

/** Starts the script as another Node would, in a folder where nothing has to be installed. */
const startAs = (version: string) => {
  const disguise = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', disguise, path.resolve('scripts/install.mjs')],
    { cwd: os.tmpdir(), encoding: 'utf8' },
  );
  return { status, stderr };
};

it.each(['18.20.8', '20.18.3', '22.11.0', '23.11.1'])('refuses Node %s in a sentence', (version) => {
  expect(startAs(version)).toEqual({
    status: 1,
    stderr: `The site needs Node ${engines.node}, and this is ${version}: install a newer one from nodejs.org and try again.\n`,
  });
});

it.each(['20.19.0', '22.12.0', '26.10.0'])('starts with Node %s', (version) => {
  expect(startAs(version)).toEqual({ status: 0, stderr: '' });
});
