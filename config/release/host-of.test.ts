import { hostOf } from './host-of';

it('finds the host of an address, and none in a path', () => {
  expect(hostOf('https://a.bank-brief.org:8443/join?x=1')).toBe('a.bank-brief.org');
  expect(hostOf('/join')).toBeUndefined();
});
