import type { QueryContext } from '../shared/gatsby/resolvers';
import { createContentSchema, factsOfQuery, requireQueriedNodes } from './content-schema';
import { FACTS, MODEL } from './fixtures/model';
import { defineContentModel, type ContentKind, type ContentModel, type FactComponent } from './model';
import { NAME_PLACEHOLDER } from './page-path';

type Resolve = (source: object, args: object, context: QueryContext, info: object) => Promise<unknown>;

/** The resolvers of the field extensions, by their names. */
function resolversOf(model: ContentModel): Record<string, Resolve> {
  const found: Record<string, Resolve> = {};
  const actions = {
    createTypes: () => undefined,
    createFieldExtension: ({ name, extend }: { name: string; extend: () => { resolve: Resolve } }) => {
      found[name] = extend().resolve;
    },
  };
  createContentSchema({ actions }, { model, variant: 'open' });
  return found;
}

const resolvers = resolversOf(MODEL);

const contextWith = (facts: object | null) => {
  const findOne = jest.fn().mockResolvedValue(facts);
  const context: QueryContext = { nodeModel: { findOne, findAll: jest.fn(), getNodeById: jest.fn() } };
  return { context, findOne };
};

describe('a field of a compiled body', () => {
  const resolve = (type: string, fieldName: string) => {
    const node = { internal: { type }, name: 'soup', body: '## Cook\n\n<IfOpen>\n\n<Brand />\n\n</IfOpen>' };
    return resolvers['compiledBody']?.(node, {}, contextWith(FACTS).context, { fieldName });
  };

  it('is compiled with the facts, the variant, and the heading level of its kind', async () => {
    expect(await resolve('Recipe', 'html')).toBe('<h3 id="soup-cook">Cook</h3>\nPlain &#x26; Good');
    expect(await resolve('Recipe', 'parts')).toMatchObject([{ id: 'soup-cook' }]);
  });

  it('is compiled once for all fields that a query asks for, and again when the facts change', async () => {
    const node = { internal: { type: 'Recipe' }, name: 'soup', body: '<ContactEmail />' };
    const contactEmail = MODEL.components['ContactEmail'] as Required<FactComponent>;
    const factToHtml = jest.spyOn(contactEmail, 'factToHtml');
    const ask = (fieldName: string, facts: object) =>
      resolvers['compiledBody']?.(node, {}, contextWith(facts).context, { fieldName });
    expect(await ask('html', FACTS)).toContain('write@example.com');
    expect(await ask('intro', FACTS)).toContain('write@example.com');
    expect(factToHtml).toHaveBeenCalledTimes(1);
    expect(await ask('html', { ...FACTS, email: 'ask@example.com' })).toContain('ask@example.com');
  });

  it('does not read the facts when it has no component', async () => {
    const node = { internal: { type: 'Recipe' }, name: 'soup', body: 'Cook it.' };
    const { context, findOne } = contextWith(FACTS);
    const html = await resolvers['compiledBody']?.(node, {}, context, { fieldName: 'html' });
    expect(html).toBe('<p>Cook it.</p>');
    expect(findOne).not.toHaveBeenCalled();
  });

  it('is compiled without site.yaml when the model has no facts', async () => {
    const { kinds, components } = MODEL;
    const { compiledBody } = resolversOf(defineContentModel({ kinds, components }));
    const body = '<Callout>\n\nCook it.\n\n</Callout>';
    const node = { internal: { type: 'Recipe' }, name: 'soup', body };
    expect(await compiledBody?.(node, {}, contextWith(null).context, { fieldName: 'html' })).toBe(
      '<div class="callout"><p>Cook it.</p></div>',
    );
  });

  it('has ids without a prefix where the page shows one body', async () => {
    expect(await resolve('Page', 'html')).toContain('<h2 id="cook">');
  });
});

describe('a text with placeholders', () => {
  const resolve = (value: unknown) => {
    const { context, findOne } = contextWith(FACTS);
    const resolved = resolvers['placeholders']?.({ title: value }, {}, context, { fieldName: 'title' });
    return { resolved, findOne };
  };

  it.each([
    ['Ripe {season}', 'Ripe in May\u00a02025'],
    ['{season}: ripe, {other}', 'In May\u00a02025: ripe, {other}'],
    [
      ['Soup', 'ripe {season}'],
      ['Soup', 'ripe in May\u00a02025'],
    ],
  ])('shows what they stand for: %j', async (value, expected) => {
    expect(await resolve(value).resolved).toEqual(expected);
  });

  it.each([['Soup'], [['Soup', 'Tea']], [[]], [undefined], [null]])(
    'does not read the facts when it has none, so that a change of site.yaml runs no query again: %j',
    async (value) => {
      const { resolved, findOne } = resolve(value);
      expect(await resolved).toEqual(value);
      expect(findOne).not.toHaveBeenCalled();
    },
  );
});

it('throws when site.yaml is missing', async () => {
  await expect(factsOfQuery(contextWith(null).context)).rejects.toThrow('content/site.yaml is missing.');
});

it('gives `gatsby develop` the last facts while site.yaml is read again', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  expect(await factsOfQuery(contextWith(FACTS).context)).toBe(FACTS);
  expect(await factsOfQuery(contextWith(null).context)).toBe(FACTS);
});

describe('a query of one node', () => {
  const footer: ContentKind = { ...(MODEL.kinds[1] as ContentKind), type: 'PageFooter', names: ['footer'] };
  const MODEL_WITH_FOOTER: ContentModel = { ...MODEL, kinds: [...MODEL.kinds, footer] };

  /** The fields of `Query` that are replaced, where Gatsby's own resolvers return `entry`. */
  function replacedFields(entry: object | null, model = MODEL_WITH_FOOTER) {
    const createResolvers = jest.fn<
      unknown,
      [{ Query: Record<string, { type: string; resolve: Resolve }> }]
    >();
    requireQueriedNodes({ createResolvers }, { model });
    const replaced = createResolvers.mock.calls[0]?.[0].Query ?? {};
    const { context } = contextWith(FACTS);
    const ask = (field: string) =>
      replaced[field]?.resolve({}, {}, context, { originalResolver: () => Promise.resolve(entry) });
    return { types: Object.entries(replaced).map(([field, { type }]) => [field, type]), ask };
  }

  it('is never null for the facts and for a kind with one file', () => {
    expect(replacedFields(null).types).toEqual([
      ['siteFacts', 'SiteFacts!'],
      ['pageFooter', 'PageFooter!'],
    ]);
  });

  it('returns what Gatsby finds, or throws the name of the missing file', async () => {
    expect(await replacedFields(FACTS).ask('siteFacts')).toBe(FACTS);
    await expect(replacedFields(null).ask('siteFacts')).rejects.toThrow('content/site.yaml is missing.');
    await expect(replacedFields(null).ask('pageFooter')).rejects.toThrow(
      'content/pages/footer.mdx is missing.',
    );
  });

  it('is never null for a kind with a page for each file', async () => {
    const recipe: ContentKind = { ...(MODEL.kinds[0] as ContentKind), page: `/recipes/${NAME_PLACEHOLDER}` };
    const { types, ask } = replacedFields(null, defineContentModel({ kinds: [recipe] }));
    expect(types).toEqual([['recipe', 'Recipe!']]);
    await expect(ask('recipe')).rejects.toThrow('content/recipes has no such Recipe.');
  });

  it('is not one of the facts when the model has none', () => {
    const model = defineContentModel({ kinds: [footer] });
    expect(replacedFields(null, model).types).toEqual([['pageFooter', 'PageFooter!']]);
  });
});
