import type { Node } from 'gatsby';
import * as z from 'zod';
import { createTypedNode } from './content-nodes';
import { text } from './fields';
import { FakeGatsby } from './fixtures/gatsby';
import { FACTS, MODEL } from './fixtures/model';
import type { MdxContentOptions } from './options';

const OPTIONS: MdxContentOptions = { model: MODEL, variant: 'open' };
const SOUP = { title: 'A soup', portions: 2 };

let gatsby: FakeGatsby;
beforeEach(() => {
  gatsby = new FakeGatsby();
});

/** Calls the hook that Gatsby calls when a node is new or has changed. */
const change = (node: Node, options = OPTIONS) => createTypedNode(gatsby.argsOf(node), options);

describe('the typed child of an Mdx node', () => {
  it('has the type of its kind', async () => {
    await change(gatsby.addMdx('recipes/soup.mdx', SOUP));
    expect(gatsby.made).toMatchObject([{ internal: { type: 'Recipe' } }]);
  });

  it('has the fields of the front matter', async () => {
    await change(gatsby.addMdx('recipes/soup.mdx', SOUP));
    expect(gatsby.made).toMatchObject([{ title: 'A soup', portions: 2 }]);
  });

  it('has the name and the path of its file', async () => {
    await change(gatsby.addMdx('recipes/soup.mdx', SOUP));
    expect(gatsby.made).toMatchObject([{ name: 'soup', file: 'recipes/soup.mdx' }]);
  });

  it('has the body as it is written', async () => {
    await change(gatsby.addMdx('recipes/soup.mdx', SOUP, '\nCook it.\n'));
    expect(gatsby.made).toMatchObject([{ body: '\nCook it.\n' }]);
  });

  it('is linked to its parent', async () => {
    await change(gatsby.addMdx('recipes/soup.mdx', SOUP));
    expect(gatsby.made).toMatchObject([{ parent: 'mdx recipes/soup.mdx', children: [] }]);
    expect(gatsby.links).toEqual([{ parent: 'mdx recipes/soup.mdx', child: gatsby.made[0]?.id }]);
  });

  it('has dates as text, and typeset texts', async () => {
    const tested = new Date('2025-05-02');
    await change(gatsby.addMdx('recipes/soup.mdx', { ...SOUP, title: "Grandma's, of May 2", tested }));
    expect(gatsby.made).toMatchObject([{ title: 'Grandma’s, of May\u00a02', tested: '2025-05-02' }]);
  });

  it('has addresses as they are written', async () => {
    const links = [{ words: "Grandma's", path: "/grandma's-recipes" }];
    const source = { name: "Grandma's", url: "https://example.org/grandma's" };
    await change(gatsby.addMdx('recipes/soup.mdx', { ...SOUP, links, source }));
    expect(gatsby.made).toMatchObject([
      {
        links: [{ words: 'Grandma’s', path: "/grandma's-recipes" }],
        source: { name: 'Grandma’s', url: "https://example.org/grandma's" },
      },
    ]);
  });

  it('has the path of its page when each file of its kind has one', async () => {
    const model = { ...MODEL, kinds: MODEL.kinds.map((kind) => ({ ...kind, page: '/{name}-recipe' })) };
    await change(gatsby.addMdx('recipes/soup.mdx', SOUP), { ...OPTIONS, model });
    expect(gatsby.made).toMatchObject([{ path: '/soup-recipe' }]);
  });

  it('has the place of its name when its kind has several names', async () => {
    await change(gatsby.addMdx('pages/about.mdx', { menu: 'About', heading: 'About us' }));
    expect(gatsby.made).toMatchObject([{ internal: { type: 'Page' }, name: 'about', nameIndex: 1 }]);
  });

  it('has none of the unpublished fields', async () => {
    await change(gatsby.addMdx('recipes/soup.mdx', { ...SOUP, reviewBy: new Date('2031-01-01') }));
    expect(gatsby.panics).toEqual([]);
    expect(gatsby.made[0]).not.toHaveProperty('reviewBy');
  });

  it('has a field whose name every object in JavaScript inherits', async () => {
    const kinds = MODEL.kinds.map((kind) => ({
      ...kind,
      frontMatter: z.strictObject({ constructor: text }),
    }));
    await change(gatsby.addMdx('recipes/soup.mdx', { constructor: 'A cook' }), {
      ...OPTIONS,
      model: { ...MODEL, kinds },
    });
    expect(gatsby.made).toMatchObject([{ constructor: 'A cook' }]);
  });

  it('gets another digest when a field changes, and keeps it when nothing does', async () => {
    await change(gatsby.addMdx('recipes/soup.mdx', SOUP));
    await change(gatsby.addMdx('recipes/soup.mdx', SOUP));
    await change(gatsby.addMdx('recipes/soup.mdx', { ...SOUP, portions: 3 }));
    const [first, same, other] = gatsby.made.map(({ internal }) => internal.contentDigest);
    expect(same).toBe(first);
    expect(other).not.toBe(first);
  });
});

it('makes no typed child of other files', async () => {
  await change(gatsby.addFile('pictures/pot.png'));
  expect(gatsby.made).toEqual([]);
});

it('makes no typed child of files of another source', async () => {
  await change(gatsby.addMdx('recipes/soup.mdx', {}, '', 'notes'));
  await change(gatsby.addFile('site.yaml', '', 'notes'));
  expect(gatsby.made).toEqual([]);
  expect(gatsby.panics).toEqual([]);
});

const INVALID: [what: string, file: string, frontMatter: object, body: string, sentence: string][] = [
  [
    'of no kind',
    'drinks/tea.mdx',
    SOUP,
    '',
    'No kind of content has a file of this name in this folder: rename, move or delete it.',
  ],
  ['with a name of no page', 'pages/more.mdx', SOUP, '', 'No kind of content has a file of this name'],
  ['with a wrong field', 'recipes/tea.mdx', { ...SOUP, portions: 'two' }, '', 'portions'],
  ['without a field', 'recipes/tea.mdx', { title: 'Tea' }, '', 'portions'],
  ['with an unknown field', 'recipes/tea.mdx', { ...SOUP, colour: 'red' }, '', '"colour"'],
  ['with an unknown component', 'recipes/tea.mdx', SOUP, '<Video />', '<Video> is not a component'],
  ['with code', 'recipes/tea.mdx', SOUP, 'Now {1}', 'The text has code: '],
];

describe('a file that cannot be published', () => {
  it.each(INVALID)(
    'ends a build with an error that names it: one %s',
    async (_what, file, frontMatter, body, sentence) => {
      await change(gatsby.addMdx(file, frontMatter, body));
      expect(gatsby.panics).toHaveLength(1);
      expect(gatsby.panics[0]).toContain(`content/${file} cannot be published. `);
      expect(gatsby.panics[0]).toContain(sentence);
      expect(gatsby.made).toEqual([]);
    },
  );

  it('is distinguished from a mistake in our code', async () => {
    const facts = gatsby.addFile('site.yaml');
    const loadNodeContent = () => Promise.reject(new Error('A bug.'));
    await createTypedNode({ ...gatsby.argsOf(facts), loadNodeContent }, OPTIONS);
    expect(gatsby.panics).toEqual([
      'plugins/mdx-content failed at content/site.yaml. The mistake is in the code of the plugin, not in the file.',
    ]);
    expect(gatsby.made).toEqual([]);
  });

  it('gets its node as soon as it is fixed', async () => {
    await change(gatsby.addMdx('recipes/soup.mdx', {}));
    await change(gatsby.addMdx('recipes/soup.mdx', SOUP));
    expect(gatsby.made).toMatchObject([SOUP]);
  });
});

describe('site.yaml', () => {
  /** Nodes have the facts with a non-breaking space in each date. */
  const PUBLISHED_FACTS = { ...FACTS, season: 'in May\u00a02025' };
  const YAML = 'brand: Plain & Good\nemail: write@example.com\nseason: in May 2025\n';

  it('becomes the node SiteFacts', async () => {
    await change(gatsby.addFile('site.yaml', YAML));
    expect(gatsby.made).toMatchObject([
      { ...PUBLISHED_FACTS, parent: 'file site.yaml', internal: { type: 'SiteFacts' } },
    ]);
  });

  it('keeps an apostrophe in the email address', async () => {
    await change(gatsby.addFile('site.yaml', `brand: Pat's\nemail: o'neil@example.com\nseason: now\n`));
    expect(gatsby.made).toMatchObject([{ brand: 'Pat’s', email: "o'neil@example.com" }]);
  });

  it('has the facts of this build in place of its own', async () => {
    await change(gatsby.addFile('site.yaml', YAML), { ...OPTIONS, factOverrides: { brand: 'Preview' } });
    expect(gatsby.made).toMatchObject([{ ...PUBLISHED_FACTS, brand: 'Preview' }]);
  });

  it.each([
    ['an unknown field', `${YAML}colour: red\n`],
    ['no YAML', 'brand: "A'],
  ])('ends a build when it has %s', async (_what, yaml) => {
    await change(gatsby.addFile('site.yaml', yaml));
    expect(gatsby.panics).toEqual([expect.stringContaining('content/site.yaml cannot be published. ')]);
    expect(gatsby.made).toEqual([]);
  });
});

describe('a start of Gatsby', () => {
  beforeEach(() => {
    gatsby.addMdx('recipes/soup.mdx', SOUP);
    gatsby.addFile('site.yaml', 'brand: A\nemail: write@example.com\nseason: now\n');
  });

  let starts = 0;

  /**
   * Loads the plugin again, as each start of Gatsby does, at another time. Returns `internal` of the nodes
   * that it makes.
   */
  async function start(options = OPTIONS) {
    gatsby.made.length = 0;
    starts += 1;
    await jest.isolateModulesAsync(async () => {
      jest.doMock('../shared/gatsby/start-time', () => ({ START_TIME: starts }));
      const { recreateTypedNodes } = await import('./content-nodes');
      await recreateTypedNodes(gatsby.argsOf(gatsby.addFile('x')), options);
    });
    return gatsby.made.map(({ internal }) => internal);
  }

  it('makes kept nodes again, with another digest, so that Gatsby runs their queries again', async () => {
    const before = await start();
    const now = await start();
    expect(now.map(({ type }) => type)).toEqual(['Recipe', 'SiteFacts']);
    expect(now[0]?.contentDigest).not.toBe(before[0]?.contentDigest);
  });

  it('makes no node of a file that was removed together with its kind', async () => {
    gatsby.removeFile('recipes/soup.mdx');
    const kinds = MODEL.kinds.filter(({ type }) => type !== 'Recipe');
    expect(await start({ model: { ...MODEL, kinds } })).toMatchObject([{ type: 'SiteFacts' }]);
    expect(gatsby.panics).toEqual([]);
  });
});
