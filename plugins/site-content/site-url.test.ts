import { problemOfSiteUrl } from './site-url';

it.each(['https://example.org', 'https://www.example.org:8443', 'http://localhost:9000', 'http://127.0.0.1'])(
  'accepts %s',
  (address) => {
    expect(problemOfSiteUrl(address)).toBeUndefined();
  },
);

it.each([
  ['example.org', 'must be a web address that begins with https://, such as https://www.example.org'],
  ['ftp://example.org', 'must be a web address that begins with https://, such as https://www.example.org'],
  ['https://', 'must be a web address that begins with https://, such as https://www.example.org'],
  ['http://example.org:80', 'must begin with https://: write https://example.org'],
  ['"https://example.org"', 'must have no quotes and no spaces: write https://www.example.org'],
  ['https://example.org ', 'must have no quotes and no spaces: write https://www.example.org'],
  ['https://example.org/', 'must have no slash at the end: write https://example.org'],
  ['https://example.org/site', 'must end after the name of the host: write https://example.org'],
  ['https://example.org/site/', 'must end after the name of the host: write https://example.org'],
  ['https://example.org?a=b', 'must end after the name of the host: write https://example.org'],
  ...['https://a.example;sandbox', 'https://a.example$host', 'https://*', 'https://a,b'].map((address) => [
    address,
    'must have a host of letters, digits, dots and hyphens: write https://www.example.org',
  ]),
  ['https://bücher.example', 'must be written as browsers write it: https://xn--bcher-kva.example'],
  ['https://user:word@Example.org', 'must be written as browsers write it: https://example.org'],
])('refuses %s', (address, problem) => {
  expect(problemOfSiteUrl(address)).toBe(problem);
});
