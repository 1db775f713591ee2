import { readBuiltSite } from './built-site';

it('reports that there is no site, and what to do', () => {
  expect(() => readBuiltSite('no-such-folder')).toThrow('build it first, with npm run build');
});
