import { text } from './fields';
import { MODEL } from './fixtures/model';
import { schemaOf } from './schema-of';

it('gives a kind the unpublished fields of each model that has it', () => {
  const [kind] = MODEL.kinds;
  if (!kind) throw new Error('The model has no kinds.');
  const fieldsWith = (unpublishedFields: typeof MODEL.unpublishedFields) =>
    Object.keys(schemaOf(kind, { ...MODEL, unpublishedFields }).shape);
  expect(fieldsWith({ owner: text })).toContain('owner');
  expect(fieldsWith({})).not.toContain('owner');
});
