import { sourceNodes } from './gatsby-node';
import { readWaitlistSettings, type DeliverySettings } from './settings';

const JOIN = readWaitlistSettings({ GATSBY_WAITLIST_URL: '/join', GATSBY_WAITLIST_CONFIRMS: 'yes' });

/** The node that the plugin makes where sign-ups are delivered in this way. */
async function nodeWith(delivery: DeliverySettings | null): Promise<unknown> {
  const createNode = jest.fn<undefined, [unknown]>();
  const used = {
    actions: { createNode },
    createContentDigest: JSON.stringify,
    createNodeId: (name: string) => `id of ${name}`,
  };
  // Gatsby passes many more arguments.
  const options = { plugins: [], delivery };
  await sourceNodes?.(used as never, options, () => undefined);
  expect(createNode).toHaveBeenCalledTimes(1);
  return createNode.mock.calls[0]?.[0];
}

it('makes a node that says that sign-ups are simulated', async () => {
  expect(await nodeWith(null)).toMatchObject({
    signUpMode: 'simulated',
    delivery: null,
    internal: { type: 'WaitlistSettings' },
  });
});

it('makes a node that says where sign-ups go', async () => {
  expect(await nodeWith(JOIN)).toMatchObject({ signUpMode: 'confirmed', delivery: { url: '/join' } });
});

it('makes another digest for other settings, so that Gatsby runs the queries of pages again', async () => {
  const digestOf = (node: unknown) =>
    (node as { internal: { contentDigest: string } }).internal.contentDigest;
  expect(digestOf(await nodeWith(null))).not.toBe(digestOf(await nodeWith(JOIN)));
});
