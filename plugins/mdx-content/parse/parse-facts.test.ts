import { FACTS, MODEL } from '../fixtures/model';
import { InvalidFileError } from './invalid-file-error';
import { parseFacts } from './parse-facts';

const YAML = 'brand: Plain & Good\nemail: write@example.com\nseason: in May 2025\n';

it('returns the facts as they are written', () => {
  expect(parseFacts(YAML, MODEL.factsSchema)).toEqual(FACTS);
});

it.each([
  ['has an unknown field', `${YAML}colour: red\n`, '"colour"'],
  ['lacks a field', 'brand: A\n', 'email'],
  ['is no YAML', 'brand: "A', 'Missing closing "quote'],
  ['is empty', '', 'expected object'],
])('throws what is wrong with a text that %s', (_what, yaml, sentence) => {
  const parseText = () => parseFacts(yaml, MODEL.factsSchema);
  expect(parseText).toThrow(InvalidFileError);
  expect(parseText).toThrow(sentence);
});
