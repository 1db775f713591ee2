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
  // This is no failure: the tests that need the script are skipped then, and say why.
  console.warn((error as Error).message);
}
