import { writeLedger, type LedgerEntry } from './ledger';

const ENTRY: LedgerEntry = {
  documentName: 'terms',
  effectiveDate: '2025-05-02',
  sha256: '0'.repeat(64),
  changeNote: 'The first version.',
  facts: {},
  previousHash: null,
};

it('writes the same text whatever the order of the facts, so that the hashes stay the same', () => {
  const ledgerWith = (facts: LedgerEntry['facts']) => writeLedger([{ ...ENTRY, facts }], ['terms']);
  const sorted = ledgerWith({ email: 'a@b.example', operator: null, url: 'https://b.example' });
  expect(sorted).toContain('"facts":{"email":"a@b.example","operator":null,"url":"https://b.example"}');
  expect(ledgerWith({ url: 'https://b.example', operator: null, email: 'a@b.example' })).toBe(sorted);
});
