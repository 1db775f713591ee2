import { anyOf, searchable } from './phrase';

const finds = (wording: string, sentence: string) => searchable(sentence).search(anyOf([wording])) !== -1;

describe('a wording', () => {
  it.each([
    ['risk-free', 'RISK FREE'],
    ['risk-free', 'risk‑free'],
    ['risk-free', 'riskfree'],
    ['guarantee*', 'guaranteed'],
    ['guarantee*', 'guarantee'],
    ["can't lose", 'can’t lose'],
    ['Member FDIC', 'member\nfdic'],
    ['Member FDIC', 'Member\u00A0FDIC.'],
    ['safest ... bank*', 'safest of all banks'],
    ['safest ... bank*', 'safest bank'],
    ['$250,000', 'up to $250,000.'],
    ['GDPR-compliant', '“GDPR compliant”'],
    ['guarantee*', 'guar-antee'],
    ['guarantee*', 'g.u.a.r.a.n.t.e.e.d'],
    ['guarantee*', 'guarantéed'],
    ['guarantee*', 'bank-guaranteed'],
    ['always safe', '"always" safe'],
    ['always safe', '(always) *safe*'],
    ['100% safe', '100 % safe'],
    ['100% safe', '100 per cent safe'],
    ['one hundred percent safe', 'One hundred percent safe'],
    ['we ... recommend', 'we do not recommend'],
  ])('%p is found in %p', (wording, sentence) => {
    expect(finds(wording, sentence)).toBe(true);
  });

  it.each([
    ['tailored', 'untailored'],
    ['guarantee', 'guarantees'],
    ['Member FDIC', 'members FDIC'],
    ['safest ... bank*', 'safest is to ask a bank'],
    ['safest ... bank*', 'safest. A bank'],
    ['$250,000', '$250,000,000'],
    ['best bank*', 'Zürichbest bank'],
  ])('%p is not found in %p', (wording, sentence) => {
    expect(finds(wording, sentence)).toBe(false);
  });
});
