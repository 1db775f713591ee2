import { sourceNodes } from './gatsby-node';

const environment = process.env;
afterEach(() => {
  process.env = environment;
});

/** The node that the plugin makes with these variables. */
async function nodeWith(variables: NodeJS.ProcessEnv): Promise<unknown> {
  process.env = { ...environment, ...variables };
  const createNode = jest.fn<undefined, [unknown]>();
  const used = {
    actions: { createNode },
    createContentDigest: JSON.stringify,
    createNodeId: (name: string) => `id of ${name}`,
  };
  // Gatsby passes many more arguments.
  await sourceNodes?.(used as never, { plugins: [] }, () => undefined);
  expect(createNode).toHaveBeenCalledTimes(1);
  return createNode.mock.calls[0]?.[0];
}

it('makes a node that says that sign-ups are simulated, without a variable', async () => {
  expect(await nodeWith({})).toMatchObject({
    signUpMode: 'simulated',
    delivery: null,
    internal: { type: 'WaitlistSettings' },
  });
});

it('makes a node that says where sign-ups go', async () => {
  const variables = { GATSBY_WAITLIST_URL: '/join', GATSBY_WAITLIST_CONFIRMS: 'yes' };
  expect(await nodeWith(variables)).toMatchObject({ signUpMode: 'confirmed', delivery: { url: '/join' } });
});

it('makes another digest for other settings, so that Gatsby runs the queries of pages again', async () => {
  const digestOf = (node: unknown) =>
    (node as { internal: { contentDigest: string } }).internal.contentDigest;
  expect(digestOf(await nodeWith({}))).not.toBe(digestOf(await nodeWith({ GATSBY_WAITLIST_URL: '/join' })));
});

it('throws the mistakes in the variables', async () => {
  await expect(nodeWith({ GATSBY_WAITLIST_URL: 'example.org' })).rejects.toThrow(
    'GATSBY_WAITLIST_URL must be',
  );
});
