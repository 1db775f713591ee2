import type { QueryContext } from '../../shared/gatsby/resolvers';
import { FACTS, MODEL } from '../fixtures/model';
import { contextWith } from '../fixtures/query-context';
import { defineContentModel, type ContentModel, type FactComponent } from '../model';
import { createFieldExtensions } from './field-extensions';

type Resolve = (source: object, args: object, context: QueryContext, info: object) => Promise<unknown>;

/** The resolvers of the field extensions, by their names. */
function resolversOf(model: ContentModel): Record<string, Resolve> {
  const found: Record<string, Resolve> = {};
  const actions = {
    createFieldExtension: ({ name, extend }: { name: string; extend: () => { resolve: Resolve } }) => {
      found[name] = extend().resolve;
    },
  };
  createFieldExtensions({ actions }, { model, variant: 'open' });
  return found;
}

const resolvers = resolversOf(MODEL);

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
