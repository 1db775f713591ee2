import { compileBody } from './compile-body';
import { siteFactsWith } from '../fixtures/front-matter';

const facts = siteFactsWith({ brand: 'The Brand', email: 'write@example.com' });
const options = { facts, headingLevel: 3, idPrefix: 'terms-' };
const html = (body: string) => compileBody(body, options).html;

describe('compileBody', () => {
  it('replaces components by the facts of the site', () => {
    expect(html('Write to <ContactEmail /> at <Brand />.')).toBe(
      '<p>Write to <a href="mailto:write@example.com">write@<wbr>example.com</a> at The Brand.</p>',
    );
  });

  it.each([
    ['operator', 'Operator', 'to be added here before the waitlist opens'],
    ['postalAddress', 'PostalAddress', 'to be added here before the waitlist opens'],
  ])('says in a sentence that "%s" is missing, until it is known', (field, component, sentence) => {
    const body = `Of <${component} />`;
    expect(html(body)).toBe(`<p>Of ${sentence}</p>`);
    const known = { ...options, facts: { ...facts, [field]: 'One & Co.' } };
    expect(compileBody(body, known).html).toBe('<p>Of One &#x26; Co.</p>');
  });

  it.each([
    ['simulated', '<p>Not connected.</p>'],
    ['delivered', '<p>On the list.</p>'],
    ['confirmed', '<p>Confirm.</p>'],
    [undefined, ''],
  ] as const)('shows of the three what fits a build whose sign-ups are %s', (signUps, shown) => {
    const body = [
      ['IfSimulated', 'Not connected.'],
      ['IfDelivered', 'On the list.'],
      ['IfConfirmed', 'Confirm.'],
    ].map(([component, text]) => `<${component}>\n\n${text}\n\n</${component}>`);
    const built = { ...options, facts: { ...facts, signUps } };
    expect(compileBody(body.join('\n\n'), built).html).toBe(shown);
  });

  it('lowers headings to the level of the page and prefixes their ids', () => {
    expect(html('## Your rights\n\n### If you move')).toBe(
      '<h3 id="terms-your-rights">Your rights</h3>\n<h4 id="terms-if-you-move">If you move</h4>',
    );
  });

  it('splits the body at its headings', () => {
    const { intro, parts } = compileBody(
      'First.\n\n## *One* & all\n\nA\n\n### Below\n\n## Two\n\nB',
      options,
    );
    expect(intro).toBe('<p>First.</p>');
    expect(parts).toEqual([
      {
        id: 'terms-one--all',
        text: 'One & all',
        heading: '<em>One</em> &#x26; all',
        html: '<p>A</p>\n<h4 id="terms-below">Below</h4>',
      },
      { id: 'terms-two', text: 'Two', heading: 'Two', html: '<p>B</p>' },
    ]);
  });

  it('compiles Markdown inside a callout', () => {
    expect(html('<Callout>\n\n**Note** this.\n\n</Callout>')).toBe(
      '<div class="callout" role="note"><p><strong>Note</strong> this.</p></div>',
    );
  });

  it('lets wide tables scroll inside themselves', () => {
    expect(html('| a | b |\n| - | - |\n| 1 | 2 |')).toMatch(
      /^<div class="table" tabindex="0" role="group" aria-label="Table"><table>/,
    );
  });

  it('labels a table by the heading above it', () => {
    const table = '| a | b |\n| - | - |\n| 1 | 2 |';
    expect(html(`## One\n\n## Two\n\n${table}`)).toContain(
      'role="group" aria-labelledby="terms-two"><table>',
    );
  });

  it('typesets quotes, dashes and ellipses', () => {
    expect(html('"It\'s so" -- they said...')).toBe('<p>“It’s so” — they said…</p>');
  });

  it('pairs the quotes of each block separately', () => {
    expect(html('One.\n\n"We", "us"\n\n- "A"\n- "B"')).toBe(
      '<p>One.</p>\n<p>“We”, “us”</p>\n<ul>\n<li>“A”</li>\n<li>“B”</li>\n</ul>',
    );
  });

  it.each(['Script', 'toString'])('refuses <%s>, which is not on the list', (name) => {
    expect(() => html(`<${name} />`)).toThrow(`<${name}> is not a component that content may use.`);
  });
});
