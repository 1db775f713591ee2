import { readFileSync } from 'node:fs';
import { LEGAL_DOCUMENT_NAMES } from '../../src/shared/legal-document-names';

/** The lines of the file, each a pattern with the teams that own what it matches. */
const RULES = readFileSync('.github/CODEOWNERS', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(/ +/));

/** The last line that matches a file names its owners, so a line added below could give it to others. */
function ownersOf(file: string): string[] {
  const matching = RULES.filter(([pattern = '']) => pattern === '*' || `/${file}`.startsWith(pattern));
  const [, ...owners] = matching.at(-1) ?? [];
  return owners.map((owner) => owner.replace(/.*\//, ''));
}

it.each(LEGAL_DOCUMENT_NAMES)('compliance alone approves the text and the record of %s', (name) => {
  expect(ownersOf(`content/legal/${name}.mdx`)).toEqual(['compliance']);
  expect(ownersOf(`content/legal/record/${name}/2025-05-02.mdx`)).toEqual(['compliance']);
});

it('compliance approves the policy of the words', () => {
  expect(ownersOf('content/policy.yaml')).toEqual(['compliance']);
});

it.each(['gatsby-config.ts', '.github/CODEOWNERS'])('the maintainers approve %s', (file) => {
  expect(ownersOf(file)).toEqual(['maintainers']);
});
