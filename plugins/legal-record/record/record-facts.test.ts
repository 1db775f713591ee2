import { FACTS } from '../fixtures/options';
import { recordFactsOf } from './record-facts';

it('takes the facts of the record out of the facts of a site', () => {
  expect(recordFactsOf(FACTS)).toEqual({ brand: FACTS.brand, url: FACTS.url });
});

it.each([
  ['are missing', {}, '"brand", "url"'],
  [
    'have values of another type',
    { ...FACTS, unpublished: 'yes', publicSince: 1 },
    '"unpublished", "publicSince"',
  ],
])('names the facts that %s', (_what, facts, names) => {
  expect(() => recordFactsOf(facts)).toThrow(`cannot use these facts of the site: ${names}. It needs`);
});
