/**
 * The time at which the process started, in milliseconds since 1970. Gatsby compiles gatsby-config.ts,
 * gatsby-node.ts and each plugin separately, so they share no variable, but they run in one process.
 *
 * A plugin makes it a part of the digest of its nodes, so that Gatsby runs all queries of them again: the
 * code or an option may have changed since the last start, and with them what resolvers make of the same
 * fields.
 */
export const START_TIME = performance.timeOrigin;
