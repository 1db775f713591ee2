import { FACTS } from '../fixtures/options';
import { recordFactsOf } from './record-facts';

it('takes the facts of the record out of the facts of a site', () => {
  expect(recordFactsOf(FACTS)).toEqual({ brand: FACTS.brand, url: FACTS.url });
});

it('names the facts that are missing', () => {
  expect(() => recordFactsOf({ url: FACTS.url })).toThrow(/Missing or no text: "brand"\.$/);
  expect(() => recordFactsOf({})).toThrow(/Missing or no text: "brand", "url"\.$/);
});
