import type { CreateNodeArgs } from 'gatsby';
import { outlineOf } from './check/outline';
import { createContentNode, renewContentNodes } from './content-nodes';
import { frontMatterOf, siteFactsWith } from './fixtures/front-matter';
import { readDocument } from './parse/content-document';

const FILE = 'faq/of-a-test.mdx';

function argsFor(file: string, absolutePath = __filename) {
  const actions = { createNode: jest.fn(), createParentChildLink: jest.fn() };
  const node = {
    id: 'parent',
    relativePath: file,
    absolutePath,
    extension: 'mdx',
    internal: { type: 'File' },
  };
  const ids = { createNodeId: (id: string) => id, createContentDigest: JSON.stringify };
  return { actions, node, ...ids, getNodesByType: () => [node] } as unknown as CreateNodeArgs & {
    actions: typeof actions;
  };
}

const source = `${frontMatterOf('FaqEntry', { question: "Who's it for?", order: 3 })}\nText\n`;
const document = readDocument(FILE, source, () => undefined);
if (!document) throw new Error('not read');
const checkedAs = (file: string) => ({
  documents: new Map([[file, outlineOf(document, { type: 'root', children: [] })]]),
  facts: siteFactsWith({ description: 'We launch {launch}.', launch: 'in June' }),
});

it.each([
  ['makes the typed node of a File node that Gatsby has kept', __filename, ['FaqEntry']],
  ['makes none of a file that was deleted since', `${__filename}.deleted`, []],
])('%s', (_title, absolutePath, types) => {
  const args = argsFor(FILE, absolutePath);
  renewContentNodes(args, checkedAs(FILE));
  const [facts, ...others] = args.actions.createNode.mock.calls.flat();
  expect(facts).toMatchObject({ internal: { type: 'SiteFacts' }, description: 'We launch in June.' });
  expect(others.map(({ internal }) => internal.type)).toEqual(types);
});

it('stops the build at a file that the content check has not read', () => {
  const panicOnBuild = jest.fn();
  const args = { ...argsFor('faq/linked.mdx'), reporter: { panicOnBuild } } as unknown as CreateNodeArgs;
  createContentNode(args, checkedAs(FILE));
  expect(panicOnBuild.mock.calls.flat()[0]).toContain(
    'content/faq/linked.mdx is not among the texts that the content check has read.',
  );
  expect(args.actions.createNode).not.toHaveBeenCalled();
});
