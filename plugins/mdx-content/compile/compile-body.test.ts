import { FACTS, MODEL } from '../fixtures/model';
import { parseBody } from '../parse/parse-body';
import { compileBody, toHtml } from './compile-body';
import { compileMarkdown } from './compile-markdown';

const OPTIONS = { model: MODEL, facts: FACTS, headingLevel: 3, idPrefix: 'soup-' };
const html = (body: string, changes: Partial<Parameters<typeof compileBody>[1]> = {}) =>
  compileBody(body, { ...OPTIONS, ...changes }).html;

describe('a component', () => {
  it('shows a fact of the site, as text or as its own markup', () => {
    expect(html('Write to <ContactEmail /> at <Brand />.')).toBe(
      '<p>Write to <a href="mailto:write@example.com">write@example.com</a> at Plain &#x26; Good.</p>',
    );
  });

  it('shows the text of a placeholder', () => {
    expect(html('Ripe <Season />.')).toBe('<p>Ripe in May\u00a02025.</p>');
  });

  it('shows its open text until an optional fact is known', () => {
    expect(html('By <Operator />')).toBe('<p>By not known yet</p>');
    expect(html('By <Operator />', { facts: { ...FACTS, operator: 'A & B' } })).toBe('<p>By A &#x26; B</p>');
  });

  it('compiles the Markdown that it encloses', () => {
    expect(html('<Callout>\n\n**Note** this.\n\n</Callout>')).toBe(
      '<div class="callout"><p><strong>Note</strong> this.</p></div>',
    );
  });

  it.each(['Script', 'toString'])('is refused when it is not on the list, as <%s>', (name) => {
    expect(() => html(`<${name} />`)).toThrow(`<${name}> is not a component that content may use.`);
  });

  it('loses only its tags when it is not on the list and the tree is compiled without that check', () => {
    const { children } = compileMarkdown(parseBody('<Unknown>\n\nText.\n\n</Unknown>'), OPTIONS);
    expect(toHtml(children)).toBe('<p>Text.</p>');
  });
});

describe('components with variants', () => {
  const BODY = '<IfOpen>\n\nCome in.\n\n</IfOpen>\n\n<IfClosed>\n\nCome later.\n\n</IfClosed>';

  it.each([
    ['open', '<p>Come in.</p>'],
    ['closed', '<p>Come later.</p>'],
    ['another', ''],
    [undefined, ''],
  ])('show the content for the variant of the build: %s', (variant, expected) => {
    expect(html(BODY, { variant })).toBe(expected);
  });

  it('all become hidden markup where all variants are shown', () => {
    expect(html(BODY, { showsAllVariants: true })).toBe(
      '<div hidden><p>Come in.</p></div>\n<div hidden><p>Come later.</p></div>',
    );
  });
});

describe('a component whose content depends on a fact', () => {
  const BODY = 'Cooked.\n\n<IfOperator>\n\nBy <Operator />.\n\n</IfOperator>';

  it.each([
    ['shows nothing while the fact is not known', {}, '<p>Cooked.</p>'],
    ['shows nothing where the fact is recorded as null', { operator: null }, '<p>Cooked.</p>'],
    ['shows its content once the fact is known', { operator: 'Ann' }, '<p>Cooked.</p>\n<p>By Ann.</p>'],
  ])('%s', (_what, facts, expected) => {
    expect(html(BODY, { facts: { ...FACTS, ...facts } })).toBe(expected);
  });

  it('becomes hidden markup where all variants are shown', () => {
    expect(html(BODY, { showsAllVariants: true })).toBe(
      '<p>Cooked.</p>\n<div hidden><p>By not known yet.</p></div>',
    );
  });
});

describe('headings', () => {
  it('get the level of the page and ids with a prefix', () => {
    expect(html('## Your soup\n\n### If it burns')).toBe(
      '<h3 id="soup-your-soup">Your soup</h3>\n<h4 id="soup-if-it-burns">If it burns</h4>',
    );
  });

  it('never get a level below 6', () => {
    expect(html('## A', { headingLevel: 7 })).toBe('<h6 id="soup-a">A</h6>');
  });

  it('split the body into parts', () => {
    const { intro, parts } = compileBody(
      'First.\n\n## *One* & all\n\nA\n\n### Below\n\n## Two\n\nB',
      OPTIONS,
    );
    expect(intro).toBe('<p>First.</p>');
    expect(parts).toEqual([
      {
        id: 'soup-one--all',
        heading: 'One & all',
        headingHtml: '<em>One</em> &#x26; all',
        html: '<p>A</p>\n<h4 id="soup-below">Below</h4>',
      },
      { id: 'soup-two', heading: 'Two', headingHtml: 'Two', html: '<p>B</p>' },
    ]);
  });
});

describe('a table', () => {
  const TABLE = '| a | b |\n| - | - |\n| 1 | 2 |';

  it('scrolls inside a group that the keyboard reaches', () => {
    expect(html(TABLE)).toMatch(
      /^<div class="table" tabindex="0" role="group" aria-label="Table"><table>[^]*<\/table><\/div>$/,
    );
  });

  it('is labeled by the heading above it', () => {
    expect(html(`## One\n\n## Two\n\n${TABLE}`)).toContain('role="group" aria-labelledby="soup-two"><table>');
  });

  it('repeats the heading of its column in each cell', () => {
    expect(html(TABLE)).toContain('<td data-column="b">2</td>');
  });
});

describe('typography', () => {
  it('has curly quotes, dashes and an ellipsis', () => {
    expect(html('"It\'s so" -- they said...')).toBe('<p>“It’s so” — they said…</p>');
  });

  it('pairs the quotes of each block separately', () => {
    expect(html('One.\n\n"We", "us"\n\n- "A"\n- "B"')).toBe(
      '<p>One.</p>\n<p>“We”, “us”</p>\n<ul>\n<li>“A”</li>\n<li>“B”</li>\n</ul>',
    );
  });

  it('finds a date that is on two lines of the file', () => {
    expect(html('From May\n2, 2025.')).toBe('<p>From May\u00a02, 2025.</p>');
  });
});

it.each([
  ['an expression', 'Now {1 + 1}'],
  ['an expression of its own', '{1 + 1}'],
  ['an import', 'import fs from "node:fs"'],
  ['an export', 'export const a = 1'],
])('refuses code: %s', (_what, body) => {
  expect(() => html(body)).toThrow('The text has code: ');
});
