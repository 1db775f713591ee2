import type * as timestamp from './timestamp';

/**
 * Verifies a timestamp as timestamp.ts does. That module is loaded with the first timestamp: PKI.js is slow to load, and
 * most records have none.
 */
export const verifyTimestamp: typeof timestamp.verifyTimestamp = (token, entry) => {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- a record is read synchronously
  const loaded = require('./timestamp') as typeof timestamp;
  return loaded.verifyTimestamp(token, entry);
};
