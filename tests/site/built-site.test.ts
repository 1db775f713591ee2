import { readBuiltSite } from './built-site';
import { CHECKS } from './checks';

it('says what to do when there is no site', () => {
  expect(() => readBuiltSite('no-such-folder')).toThrow('build it first, with npm run build');
});

describe('in the built site', () => {
  const site = readBuiltSite();
  it.each(Object.entries(CHECKS))('%s', async (_name, check) => {
    expect(await check(site)).toEqual([]);
  });
});
