import { fetchDecapScript } from '../../plugins/content-editor';
import { ensurePrograms } from './browser';

try {
  ensurePrograms();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
try {
  fetchDecapScript();
} catch (error) {
  // The tests of the editor are skipped.
  console.warn((error as Error).message);
}
