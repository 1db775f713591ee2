/**
 * @param address the address of a site or of a receiver
 * @returns the name of its host; undefined for a path of the site, such as `/join`
 */
export const hostOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).hostname : undefined;
