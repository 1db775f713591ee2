import { isNegated } from './negation';
import { anyOf, searchable } from './phrase';

const negated = (sentence: string, wording: string) => {
  const text = searchable(sentence);
  const match = [...text.matchAll(anyOf([wording]))][0];
  if (!match) throw new Error(`"${wording}" is not in "${sentence}"`);
  return isNegated(text, match.index, match.index + match[0].length);
};

describe('isNegated', () => {
  it.each([
    ['There is no guarantee.', 'guarantee*'],
    ['We cannot guarantee it.', 'guarantee*'],
    ['It isn’t guaranteed.', 'guarantee*'],
    ['We never say that it is risk-free.', 'risk-free'],
    ['We do not promise, guarantee or imply anything.', 'guarantee*'],
    ['Neither tailored nor personal.', 'tailored'],
    ['We recommend no specific bank.', 'we recommend'],
    ['A guarantee is not given.', 'guarantee*'],
    ['Is it guaranteed? No.', 'guarantee*'],
    ['It is free, but it is not risk-free.', 'risk-free'],
    ['Without any guarantee of the U.S. government.', 'guarantee*'],
  ])('finds a negation in %p', (sentence, wording) => {
    expect(negated(sentence, wording)).toBe(true);
  });

  it.each([
    ['It is guaranteed.', 'guarantee*'],
    ['We do not charge. It is guaranteed.', 'guarantee*'],
    ['We do not charge, but it is guaranteed.', 'guarantee*'],
    ['Do not worry, we guarantee it.', 'guarantee*'],
    ['No fees, guaranteed.', 'guarantee*'],
    ['It is not only guaranteed.', 'guarantee*'],
    ['There is no doubt that it is guaranteed.', 'guarantee*'],
    ['We never fail to guarantee it.', 'guarantee*'],
    ['We recommend no other bank.', 'we recommend'],
    ['It costs nothing and is guaranteed.', 'guarantee*'],
    ['You will never miss a change.', 'never miss'],
  ])('finds no negation in %p', (sentence, wording) => {
    expect(negated(sentence, wording)).toBe(false);
  });
});
