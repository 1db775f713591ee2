/**
 * The names that no visitor can reach: the names of this computer and of the local network, and names that
 * are reserved for examples and tests (RFC 2606, RFC 6761, RFC 6762).
 */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|local)\.?$|^127\./i;

/** @param host such as `www.example.org` */
export const isReservedDomain = (host: string): boolean => RESERVED.test(host);
