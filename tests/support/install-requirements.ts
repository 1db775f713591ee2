import { fetchDecapScript } from '../../plugins/content-editor';
import { messageOf } from '../../plugins/shared/text/message-of';
import { ensurePrograms } from './ensure-programs';

try {
  ensurePrograms();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
try {
  fetchDecapScript();
} catch (error) {
  // This is no failure: the tests that need the script are skipped then, and say why.
  console.warn(messageOf(error));
}
