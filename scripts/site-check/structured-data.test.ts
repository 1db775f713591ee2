import { problemsOf } from './structured-data';
import { readVocabulary } from './vocabulary';

const vocabulary = readVocabulary();
const check = (data: object) =>
  problemsOf(JSON.stringify({ '@context': 'https://schema.org', ...data }), vocabulary);

it('reads schema.org’s vocabulary from its package', () => {
  expect(vocabulary.types.size).toBeGreaterThan(700);
  expect(vocabulary.properties.size).toBeGreaterThan(1200);
  expect([...vocabulary.kindsOf('FAQPage')]).toEqual(['FAQPage', 'WebPage', 'CreativeWork', 'Thing']);
});

it('accepts valid data', async () => {
  const answer = { '@type': 'Answer', text: 'A' };
  const mainEntity = [{ '@type': 'Question', name: 'Q', acceptedAnswer: answer }];
  expect(await check({ '@graph': [{ '@type': 'FAQPage', mainEntity }] })).toEqual([]);
  expect(await check({ '@type': 'WebSite', publisher: { '@id': 'https://a.example/#o' } })).toEqual([]);
});

it.each<[object, string]>([
  [{ '@type': 'FaqPage', name: 'N' }, 'FaqPage'],
  [{ '@type': 'WebSite', nmae: 'N' }, '"property":"nmae"'],
  [
    { '@type': 'Organization', acceptedAnswer: { '@type': 'Answer', text: 'A' } },
    '"Organization" has no property "acceptedAnswer"',
  ],
  [{ '@type': 'Question', acceptedAnswer: 'A' }, '"acceptedAnswer" must be a'],
  [{ '@type': 'FAQPage', publisher: { '@type': 'Answer' } }, '"publisher" must be a'],
  [{}, 'Dropping empty object'],
  [{ '@context': 'https://b.example', '@type': 'Thing' }, 'is not schema.org'],
])('reports the problem of %j', async (data, problem) => {
  expect((await check(data)).join('\n')).toContain(problem);
});

it('reports invalid JSON', async () => {
  expect((await problemsOf('{', vocabulary))[0]).toContain('cannot be read');
});
