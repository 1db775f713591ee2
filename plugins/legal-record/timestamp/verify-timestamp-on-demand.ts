import type * as timestamp from './verify-timestamp';

/**
 * Calls verifyTimestamp of verify-timestamp.ts, and loads that module only for the first timestamp: PKI.js
 * is slow to load, and most records have no timestamps.
 */
export const verifyTimestampOnDemand: typeof timestamp.verifyTimestamp = (token, entryHash) => {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- import() is asynchronous, and a record is read synchronously
  const loaded = require('./verify-timestamp') as typeof timestamp;
  return loaded.verifyTimestamp(token, entryHash);
};
