import { isReservedDomain } from './is-reserved-domain';

it.each([
  'brief.example',
  'EXAMPLE',
  'www.example.com',
  'example.org.',
  'brief.test',
  'a.invalid',
  'printer.local',
  'localhost',
  'a.localhost',
  '127.0.0.1',
])('takes %s for a name that no visitor can reach', (host) => {
  expect(isReservedDomain(host)).toBe(true);
});

it.each(['bank-brief.org', 'myexample.com', 'example.de', 'test.bank-brief.org', 'local.news', '10.127.0.1'])(
  'takes %s for a real host',
  (host) => {
    expect(isReservedDomain(host)).toBe(false);
  },
);
