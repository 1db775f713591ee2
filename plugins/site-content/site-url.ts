const EXAMPLE = 'https://www.example.org';

/** Hosts of the own machine, which need no encryption. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1'];

/**
 * Checks the public address of the site: `url` in content/site.yaml, and SITE_URL.
 *
 * @returns what is wrong and what to write, as the end of a sentence; undefined when the address is valid
 */
export function problemOfSiteUrl(address: string): string | undefined {
  if (/["'“”‘’\s]/.test(address)) return `must have no quotes and no spaces: write ${EXAMPLE}`;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) {
    return `must be a web address that begins with https://, such as ${EXAMPLE}`;
  }
  const { protocol, hostname, host, origin, pathname, search, hash } = new URL(address);
  if (protocol === 'http:' && !LOCAL_HOSTS.includes(hostname)) {
    return `must begin with https://: write https://${host}`;
  }
  if (!/^[a-z\d.-]+(:\d+)?$/.test(host)) {
    return `must have a host of letters, digits, dots and hyphens: write ${EXAMPLE}`;
  }
  if (pathname !== '/' || search || hash) return `must end after the name of the host: write ${origin}`;
  if (address.endsWith('/')) return `must have no slash at the end: write ${origin}`;
  return address === origin ? undefined : `must be written as browsers write it: ${origin}`;
}
