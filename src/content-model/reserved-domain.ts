/**
 * Names that never lead to a host on the internet: this computer and the local network, and names for examples and tests
 * (RFC 2606, RFC 6761, RFC 6762).
 */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|local)\.?$|^127\./i;

/** @param host such as `www.example.org` */
export const isReservedDomain = (host: string): boolean => RESERVED.test(host);

/** The host of the address of a site or a receiver; undefined for a path of the site, such as `/join`. */
export const hostOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).hostname : undefined;
