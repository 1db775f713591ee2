import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Node } from 'gatsby';
import { createTypedNode, recreateTypedNodes } from './content-nodes';
import { FakeGatsby } from './fixtures/gatsby';
import { FACTS, MODEL } from './fixtures/model';
import type { ContentOptions } from './options';

const OPTIONS: ContentOptions = { model: MODEL, variant: 'open' };
const SOUP = { title: 'A soup', portions: 2 };

let gatsby: FakeGatsby;
beforeEach(() => {
  gatsby = new FakeGatsby();
});

/** Calls the hook that Gatsby calls when a node is new or has changed. */
const change = (node: Node, options = OPTIONS) => createTypedNode(gatsby.argsOf(node), options);

describe('the typed child of an Mdx node', () => {
  it('has the type of its kind, the fields, the path of its file and the body, and is linked to its parent', async () => {
    await change(gatsby.addMdx('recipes/soup.mdx', SOUP, '\nCook it.\n'));
    expect(gatsby.made).toMatchObject([
      {
        title: 'A soup',
        portions: 2,
        name: 'soup',
        file: 'recipes/soup.mdx',
        body: '\nCook it.\n',
        parent: 'mdx recipes/soup.mdx',
        children: [],
        internal: { type: 'Recipe' },
      },
    ]);
    expect(gatsby.links).toEqual([{ parent: 'mdx recipes/soup.mdx', child: gatsby.made[0]?.id }]);
    expect(gatsby.panics).toEqual([]);
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

  it('has the index of its name in the list of names when the entries of its kind have an order', async () => {
    await change(gatsby.addMdx('pages/about.mdx', { menu: 'About', heading: 'About us' }));
    expect(gatsby.made).toMatchObject([{ internal: { type: 'Page' }, name: 'about', index: 1 }]);
  });

  it('has none of the unpublished fields', async () => {
    await change(gatsby.addMdx('recipes/soup.mdx', { ...SOUP, reviewBy: new Date('2031-01-01') }));
    expect(gatsby.panics).toEqual([]);
    expect(gatsby.made[0]).not.toHaveProperty('reviewBy');
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

it('makes no typed child of other nodes', async () => {
  await change(gatsby.addFile('pictures/pot.png'));
  await change({ ...gatsby.addFile('x'), internal: { type: 'SitePage' } } as Node);
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
  ['with code', 'recipes/tea.mdx', SOUP, 'Now {1}', 'this is read as code'],
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

  it('is told from a mistake in our code', async () => {
    const facts = gatsby.addFile('site.yaml');
    const loadNodeContent = () => Promise.reject(new Error('A bug.'));
    await createTypedNode({ ...gatsby.argsOf(facts), loadNodeContent }, OPTIONS);
    expect(gatsby.panics).toEqual([
      'plugins/mdx-content failed at content/site.yaml. The mistake is in its code, and not in the file.',
    ]);
    expect(gatsby.made).toEqual([]);
  });

  it('gets its node as soon as it is mended', async () => {
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
  let codeFolders: string[];
  beforeEach(() => {
    codeFolders = ['model-', 'imported-'].map((prefix) => mkdtempSync(path.join(tmpdir(), prefix)));
    for (const folder of codeFolders) writeFileSync(path.join(folder, 'code.ts'), 'one');
    gatsby.addMdx('recipes/soup.mdx', SOUP);
    gatsby.addFile('site.yaml', 'brand: A\nemail: write@example.com\nseason: now\n');
  });
  afterEach(() => {
    for (const folder of codeFolders) rmSync(folder, { recursive: true });
  });

  /**
   * Starts Gatsby with kept nodes and a newly loaded model. Returns the types of the nodes that are
   * made anew.
   */
  async function start(options: Partial<ContentOptions> = {}): Promise<string[]> {
    gatsby.made.length = 0;
    const node = gatsby.addFile('x');
    await recreateTypedNodes(gatsby.argsOf(node), {
      ...OPTIONS,
      model: { ...MODEL, codeFolders },
      ...options,
    });
    return gatsby.made.map(({ internal }) => internal.type);
  }

  it.each([
    ['the code of the model', 0],
    ['the code that it imports', 1],
  ])('makes kept nodes anew when %s has changed', async (_what, changedFolder) => {
    expect(await start()).toEqual(['Recipe', 'SiteFacts']);
    const [before] = gatsby.made;
    writeFileSync(path.join(codeFolders[changedFolder] as string, 'code.ts'), 'two');
    expect(await start()).toEqual(['Recipe', 'SiteFacts']);
    // Otherwise Gatsby would take the node for unchanged, and run no query again.
    expect(gatsby.made[0]?.internal.contentDigest).not.toBe(before?.internal.contentDigest);
  });

  it.each<[string, Partial<ContentOptions>]>([
    ['a fact', { factOverrides: { brand: 'Preview' } }],
    ['the variant', { variant: 'closed' }],
  ])('makes kept nodes anew when %s of the build has changed', async (_what, options) => {
    await start();
    expect(await start(options)).toEqual(['Recipe', 'SiteFacts']);
  });

  it('makes kept nodes anew when the names of a kind have changed, which may come from outside of the folders', async () => {
    await start();
    const kinds = MODEL.kinds.map((kind) => (kind.names ? { ...kind, names: ['about', 'start'] } : kind));
    expect(await start({ model: { ...MODEL, codeFolders, kinds } })).toEqual(['Recipe', 'SiteFacts']);
  });

  it('makes no node of a file that was removed together with its kind', async () => {
    await start();
    gatsby.removeFile('recipes/soup.mdx');
    const kinds = MODEL.kinds.filter(({ type }) => type !== 'Recipe');
    expect(await start({ model: { ...MODEL, codeFolders, kinds } })).toEqual(['SiteFacts']);
    expect(gatsby.panics).toEqual([]);
  });

  it('makes no node anew when nothing has changed', async () => {
    await start();
    expect(await start()).toEqual([]);
  });
});
