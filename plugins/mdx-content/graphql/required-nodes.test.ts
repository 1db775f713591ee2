import type { QueryContext } from '../../shared/gatsby/resolvers';
import { FACTS, MODEL } from '../fixtures/model';
import { contextWith } from '../fixtures/query-context';
import { defineContentModel, type ContentKind, type ContentModel } from '../model';
import { NAME_PLACEHOLDER } from '../page-path';
import { requireQueriedNodes } from './required-nodes';

type Resolve = (source: object, args: object, context: QueryContext, info: object) => Promise<unknown>;

describe('a query of one node', () => {
  const footer: ContentKind = { ...(MODEL.kinds[1] as ContentKind), type: 'PageFooter', names: ['footer'] };
  const MODEL_WITH_FOOTER: ContentModel = { ...MODEL, kinds: [...MODEL.kinds, footer] };

  /** The fields of `Query` that are replaced, where Gatsby's own resolvers return `node`. */
  function replacedFields(node: object | null, model = MODEL_WITH_FOOTER) {
    const createResolvers = jest.fn<
      unknown,
      [{ Query: Record<string, { type: string; resolve: Resolve }> }]
    >();
    requireQueriedNodes({ createResolvers }, { model });
    const replaced = createResolvers.mock.calls[0]?.[0].Query ?? {};
    const { context } = contextWith(FACTS);
    const ask = (field: string) =>
      replaced[field]?.resolve({}, {}, context, { originalResolver: () => Promise.resolve(node) });
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
