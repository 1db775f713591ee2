import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Node } from 'gatsby';
import { CONTENT_SOURCE } from './content-folder';
import { rereadUnfinishedFile } from './reread-unfinished-file';

const YESTERDAY = new Date(Date.now() - 24 * 60 * 60 * 1000);

let folder: string;
let file: string;
beforeEach(() => {
  jest.useFakeTimers();
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  folder = mkdtempSync(path.join(os.tmpdir(), 'reread-'));
  file = path.join(folder, 'soup.mdx');
  write('The whole text.');
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
});

/** Writes the file as of yesterday, so that a later touch shows. */
function write(text: string): void {
  writeFileSync(file, text);
  utimesSync(file, YESTERDAY, YESTERDAY);
}

/** The File node that gatsby-source-filesystem would make of the file as it is now. */
const nodeOfFile = (sourceInstanceName: string = CONTENT_SOURCE): Node => {
  const { size, mtimeMs } = statSync(file);
  const internal = { type: 'File', contentDigest: '', owner: '' };
  const identity = { id: file, parent: null, children: [], internal };
  return { ...identity, absolutePath: file, sourceInstanceName, size, mtimeMs };
};

/** @returns whether the file has been touched once the time to write it is over */
function isTouchedAfter(node: Node): boolean {
  rereadUnfinishedFile({ node });
  jest.runAllTimers();
  return statSync(file).mtimeMs > YESTERDAY.getTime() + 1000;
}

it('touches a file that was read while it was empty', () => {
  write('');
  const node = nodeOfFile();
  write('The whole text.');
  expect(isTouchedAfter(node)).toBe(true);
});

it('leaves a file alone that was read as it is', () => {
  expect(isTouchedAfter(nodeOfFile())).toBe(false);
});

it('leaves files of other sources alone, and those of a build', () => {
  const other = nodeOfFile('pictures');
  const own = nodeOfFile();
  write('Another text.');
  expect(isTouchedAfter(other)).toBe(false);
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  expect(isTouchedAfter(own)).toBe(false);
});

it('ignores a file that is deleted in the meantime', () => {
  const node = nodeOfFile();
  rmSync(file);
  rereadUnfinishedFile({ node });
  expect(() => jest.runAllTimers()).not.toThrow();
});
