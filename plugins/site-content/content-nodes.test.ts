import path from 'node:path';
import type { CreateNodeArgs } from 'gatsby';
import { outlineOf } from './check/outline';
import { createContentNode } from './content-nodes';
import { frontMatterOf } from './fixtures/front-matter';
import { readDocument } from './parse/content-document';

const FILE = 'faq/of-a-test.mdx';

function argsFor(file: string) {
  const actions = { createNode: jest.fn(), createParentChildLink: jest.fn() };
  const internal = { type: 'Mdx', contentDigest: '1', contentFilePath: path.resolve('content', file) };
  const node = { id: 'parent', internal };
  return { actions, node, createNodeId: (id: string) => id } as unknown as CreateNodeArgs & {
    actions: typeof actions;
  };
}

it('makes a node of a document that the content check has read, without the file', async () => {
  const source = `${frontMatterOf('FaqEntry', { question: "Who's it for?", order: 3 })}\nText\n`;
  const document = readDocument(FILE, source, () => undefined);
  if (!document) throw new Error('not read');
  const args = argsFor(FILE);
  await createContentNode(args, new Map([[FILE, outlineOf(document, undefined)]]));
  expect(args.actions.createNode).toHaveBeenCalledWith(
    expect.objectContaining({
      question: 'Who’s it for?',
      order: 3,
      name: 'of-a-test',
      body: document.body,
      parent: 'parent',
      internal: { type: 'FaqEntry', contentDigest: '1' },
    }),
  );
});

it('reads a file that the content check has not read', async () => {
  await expect(createContentNode(argsFor(FILE))).rejects.toThrow('ENOENT');
});
