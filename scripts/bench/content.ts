import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addTimestamps, makeLongHistory } from './long-history';

const CHECK = path.resolve('scripts/check-content.mjs');
const RUNS = 3;
const VERSIONS = 1_000;

/**
 * Measures the content check on the site's content, and with 1,000 legal versions that have timestamps. The process
 * fails when one of them takes longer than its limit.
 */
export function measureContent(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-content-'));
  try {
    compare('content as it is', process.cwd(), 1_000);
    for (const part of ['content', 'static']) cpSync(part, path.join(folder, part), { recursive: true });
    makeLongHistory(path.join(folder, 'content'), VERSIONS);
    addTimestamps(path.join(folder, 'content'));
    compare(`${VERSIONS} versions with timestamps`, folder, 10_000);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Prints the time of the fastest run: other work on the machine only makes a run slower.
 *
 * @param folder the parent of `content`
 * @param limit the milliseconds that the whole process may take
 */
function compare(what: string, folder: string, limit: number): void {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    const { status, stdout } = spawnSync(process.execPath, [CHECK], { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`The content that is measured has errors:\n${stdout}`);
    return performance.now() - start;
  });
  const time = Math.min(...times);
  console.log(`${what}: ${Math.round(time)} ms of ${limit} ms`);
  if (time > limit) process.exitCode = 1;
}
