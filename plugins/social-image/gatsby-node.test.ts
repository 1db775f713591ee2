import { createHash } from 'node:crypto';
import { createPages } from './gatsby-node';

type Arguments = Parameters<typeof createPages>;

/** @returns the fields of the node for a picture that shows these data */
async function nodeFor(data: object): Promise<Record<string, unknown>> {
  let node: Record<string, unknown> = {};
  const args = {
    actions: {
      createNode: (created: typeof node) => {
        node = created;
      },
    },
    graphql: () => Promise.resolve({ data }),
    createNodeId: (name: string) => name,
    createContentDigest: (content: object) => createHash('md5').update(JSON.stringify(content)).digest('hex'),
  };
  const alt = ({ words }: { words: string }) => `It says: ${words}`;
  const options = { path: '/picture.png', width: 1200, height: 630, query: '{ words }', alt };
  await createPages(args as unknown as Arguments[0], options as unknown as Arguments[1], () => undefined);
  return node;
}

it('gives pages the size of the picture, its words, and an address that changes with what the picture shows', async () => {
  const node = await nodeFor({ words: 'In May' });
  expect(node).toMatchObject({
    width: 1200,
    height: 630,
    alt: 'It says: In May',
    internal: { type: 'SocialImage' },
  });
  expect(node['path']).toMatch(/^\/picture\.png\?v=\w+$/);
  expect((await nodeFor({ words: 'In May' }))['path']).toBe(node['path']);
  expect((await nodeFor({ words: 'To be announced' }))['path']).not.toBe(node['path']);
});
