import { createHash } from 'node:crypto';
import { buildSchema } from 'gatsby/graphql';
import { stub } from '../shared/fixtures/stub';
import type { Resolvers } from '../shared/gatsby/resolvers';
import { createResolvers } from './gatsby-node';

const OPTIONS = {
  path: '/picture.png',
  width: 1200,
  height: 630,
  query: '{ words }',
  alt: ({ words }: { words: string }) => `It says: ${words}`,
};

/** @returns what pages query of a picture that shows these words */
async function socialImageFor(words: string, options = OPTIONS): Promise<unknown> {
  let resolvers: Resolvers = {};
  const args = {
    createResolvers: (created: Resolvers) => {
      resolvers = created;
    },
    createContentDigest: (text: string) => createHash('md5').update(text).digest('hex'),
  };
  await createResolvers?.(stub(args), stub(options), () => undefined);
  const schema = buildSchema('type Query { words: String }');
  const wordsField = schema.getQueryType()?.getFields()['words'];
  if (wordsField) wordsField.resolve = () => words;
  return resolvers['Query']?.['socialImage']?.resolve?.({}, {}, stub({}), stub({ schema }));
}

it('gives pages the size of the picture, its words, and an address that changes with what it shows', async () => {
  const image = await socialImageFor('In May');
  expect(image).toEqual({
    path: expect.stringMatching(/^\/picture\.png\?v=\w+$/),
    width: 1200,
    height: 630,
    alt: 'It says: In May',
  });
  expect(await socialImageFor('In May')).toEqual(image);
  const { path } = image as { path: string };
  expect(await socialImageFor('To be announced')).not.toHaveProperty('path', path);
});

it('names the mistake in a query', async () => {
  await expect(socialImageFor('In May', { ...OPTIONS, query: '{ picture }' })).rejects.toThrow(
    'Cannot query field "picture" on type "Query".',
  );
});
