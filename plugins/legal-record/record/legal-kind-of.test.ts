import { MODEL } from '../fixtures/options';
import { legalKindOf } from './legal-kind-of';

const [KIND] = MODEL.kinds;
if (!KIND) throw new Error('The model has no kinds.');

const { names: _names, ...WITHOUT_NAMES } = KIND;
const NOTES = { ...WITHOUT_NAMES, type: 'Note', folder: 'notes' };

it('finds the kind of the legal documents among all kinds', () => {
  expect(legalKindOf({ ...MODEL, kinds: [NOTES, KIND] })).toBe(KIND);
});

it.each([
  ['no kind with their folder', [NOTES]],
  ['no names of documents', [WITHOUT_NAMES]],
  ['a name that the ledger cannot have', [{ ...KIND, names: ['terms', 'terms-of-use'] }]],
])('refuses a model with %s', (_what, kinds) => {
  expect(() => legalKindOf({ ...MODEL, kinds })).toThrow('needs a kind of content with the folder "legal"');
});
