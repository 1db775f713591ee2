import { ensurePrograms } from './browser';

try {
  ensurePrograms();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
