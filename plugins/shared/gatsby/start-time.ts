/**
 * The time at which Gatsby started. A plugin makes it a part of the digest of its nodes, so that Gatsby runs
 * all queries of them again: the code or an option may have changed since the last start, and with them what
 * resolvers make of the same fields.
 */
export const START_TIME = Date.now();
