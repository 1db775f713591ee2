// Loaded before Gatsby: ends it and its workers when the build that has started them is killed.
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.stdin.on('end', () => process.exit(1)).resume();
  process.stdin.unref?.();
}
