import { FACTS } from '../fixtures/options';
import { ownFactsOf } from './own-facts';

it('takes the facts that the plugin needs out of the facts of a site', () => {
  expect(ownFactsOf(FACTS)).toEqual({ brand: FACTS.brand, url: FACTS.url });
});

it.each([
  ['are missing', {}, '"brand", "url"'],
  [
    'have values of another type',
    { ...FACTS, unpublished: 'yes', publicSince: 1 },
    '"unpublished", "publicSince"',
  ],
])('names the facts that %s', (_what, facts, names) => {
  expect(() => ownFactsOf(facts)).toThrow(`cannot use these facts of the site: ${names}. It needs`);
});
