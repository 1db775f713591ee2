import { checkContent } from './check-content';
import { checkQuestions, checkWith, inShort, question } from './check-samples';
import { compileBody } from './compile-body';
import { formatFinding } from './finding';
import { splitFrontMatter } from './front-matter';
import { readSiteFacts } from './read-content';
import { readFileSync } from 'node:fs';

/** Bodies of a question that begin in line 6, each with all that must be found in it. */
const BAD_BODIES: [what: string, body: string, ...found: string[]][] = [
  ['a tag that is not closed in its line', 'Text <Callout> never closed', '6:6 mdx'],
  ['a tag that is not closed at all', '<Callout>\n\ntext', '6:1 mdx'],
  ['a closing tag alone', 'Text\n\n</Callout>', '8:1 mdx'],
  ['a mistyped closing tag', '<Callout>\n\ntext\n\n</Calout>', '10:1 mdx'],
  ['tags that cross', 'x <Brand><Callout>z</Brand></Callout>', '6:20 mdx'],
  ['a tag in half a list', '- <Callout>\n\nouter</Callout>', '6:3 mdx'],
  ['a brace that is not closed', 'text\nan open {brace', '7:9 code'],
  ['an amount behind "<"', 'costs <$25,000 now', '6:7 mdx'],
  ['two mistakes in a line', 'a <5 and b <6', '6:3 mdx', '6:12 mdx'],
  ['an expression', 'Is {insured} here', '6:4 code'],
  ['braces with words', 'a {b c} d', '6:3 code'],
  ['an expression on its own', '{1 + 1}', '6:1 code'],
  ['a comment of MDX', 'Text {/* later */}', '6:6 code'],
  ['a comment of HTML', '<!-- later -->', '6:1 mdx'],
  ['an import', 'import x from "y"', '6:1 code'],
  ['an export', 'export const a = 1', '6:1 code'],
  ['a paragraph that begins with import', 'First.\n\nimport duties are high.', '8:1 code'],
  ['an address in angle brackets', 'see <https://example.org>', '6:5 mdx'],
  ['an email address in angle brackets', 'see <me@example.org>', '6:5 mdx'],
  ['a script', '<script>alert(1)</script>', '6:1 html'],
  ['raw HTML', 'a <b>x</b>', '6:3 html'],
  ['an unknown component', 'a <Brnd />', '6:3 component'],
  ['a fragment', '<>x</>', '6:1 component'],
  ['a handler', 'a <Brand onclick="x()" />', '6:10 component'],
  ['a spread', '<Brand {...x} />', '6:8 code'],
  ['content in a component that has none', '<Brand>t</Brand>', '6:1 component'],
  ['a callout without content', '<Callout />', '6:1 component'],
  ['a callout inside a line', 'see <Callout>text</Callout> x', '6:5 component'],
  ['a figure without alternative', '<Figure src="/favicon.svg">\n\nCaption\n\n</Figure>', '6:1 component'],
  ['a figure with an empty one', '<Figure src="/favicon.svg" alt="">\n\nC\n\n</Figure>', '6:28 component'],
  ['a figure with code in it', '<Figure src={x} alt="x">\n\nC\n\n</Figure>', '6:9 code'],
  ['a figure that is not there', '<Figure src="/no.png" alt="x">\n\nC\n\n</Figure>', '6:1 image'],
  ['a second title', 'Text\n\n# Title', '8:1 heading'],
  ['an underlined title', 'Title\n===', '6:1 heading'],
  ['a level left out at the start', '### Skip', '6:1 heading'],
  ['a level left out', '## A\n\n#### B', '8:1 heading'],
  ['an empty heading', '## A\n\n##\n\ntext', '8:1 heading'],
  ['two headings alike', '## One\n\n## One!', '8:1 heading'],
  ['a footnote', 'a[^1]\n\n[^1]: x', '6:2 footnote', '8:1 footnote'],
  ['a page that is not there', 'a [b](/nope)', '6:3 link'],
  ['an anchor that is not there', '[a](#nope)', '6:1 link'],
  ['an anchor that is not on the home page', '[a](/#nope)', '6:1 link'],
  ['a tab that is not there', '[a](/legal?tab=nope)', '6:1 link'],
  ['a tab of the wrong page', '[a](/?tab=terms)', '6:1 link'],
  ['an anchor in another tab', '[a](/legal#privacy-children)', '6:1 link'],
  ['a file in the wrong case', '[a](/Favicon.svg)', '6:1 link'],
  ['a definition that leads nowhere', '[a][b]\n\n[b]: /nope', '8:1 link'],
  ['an address without its start', '[a](legal)', '6:1 link'],
  ['an address of another site without scheme', '[a](//example.org)', '6:1 link'],
  ['an empty address', '[a]()', '6:1 link'],
  ['a link without words', '[](/legal)', '6:1 link'],
  ['a space between the brackets', '[a] (/legal)', '6:3 link'],
  ['a space in the address', '[a](/le gal)', '6:3 link'],
  ['a reference to nothing', 'a [b][c] d', '6:5 link'],
  ['the address of the site itself', '[a](https://expatbankbrief.example/legal)', '6:1 link'],
  ['a link that is not encrypted', '[a](http://example.org)', '6:1 insecure-link'],
  ['a bare address', 'see https://example.org now', '6:5 bare-address'],
  ['a bare address without scheme', 'see www.example.org now', '6:5 bare-address'],
  ['a script as address', '[a](javascript:alert(1))', '6:1 unsafe-link'],
  ['a hidden script as address', '[a](JaVa&#115;cript:alert(1))', '6:1 unsafe-link'],
  ['data as address', '[a](data:text/html,x)', '6:1 unsafe-link'],
  ['an image without alternative', 'a ![](/favicon.svg)', '6:3 image'],
  ['an image that is not there', '![x](/nope.svg)', '6:1 image'],
  ['an image of another site', '![x](https://example.org/a.png)', '6:1 image'],
  ['the brand typed out', 'Our Expat Bank Brief is', '6:5 fact'],
  ['the brand typed wrong over two lines', 'Our expat\nbankbrief is', '6:5 fact'],
  ['the contact address typed out', '- write to hello@expatbankbrief.example.', '6:12 fact'],
  ['a link to the contact address', '[us](mailto:hello@expatbankbrief.example)', '6:1 fact'],
  ['a claim', 'Your money is guaranteed.', '6:15 policy/guarantee'],
  ['a claim in emphasis', 'It is **guar**anteed', '6:9 policy/guarantee'],
  ['a claim over two lines', '> It is risk\n> free.', '6:9 policy/risk-free'],
  ['a claim in curly quotes', 'the “safest\n*US* bank”', '6:6 policy/best-bank'],
  ['a claim with a curly apostrophe', 'a relative’s address', '6:3 policy/borrowed-address'],
  ['a claim with an entity and an escape', 'A&amp;B \\* is guaranteed', '6:15 policy/guarantee'],
  ['a claim with a soft hyphen', 'It is guaran\u00ADteed', '6:7 policy/guarantee'],
  ['a claim in a table', '| a | b |\n| - | - |\n| x | Member **FDIC** |', '8:7 policy/fdic-endorsement'],
  ['a claim behind a denial', 'We do not charge, but we recommend it.', '6:23 policy/recommendation'],
  ['a claim behind "not only"', 'It is not only risk-free.', '6:16 policy/risk-free'],
  ['a claim of which the denial is a part', 'You will never miss it.', '6:10 policy/early-warning'],
  ['a claim in an alternative', '![the safest bank](/favicon.svg)', '6:7 policy/best-bank'],
  ['the figure alone', 'Up to $250,000 is covered.', '6:7 policy/insurance-in-full'],
];

/** Whole files. */
const BAD_FILES: [what: string, source: string, ...found: string[]][] = [
  ['no front matter', 'text', '1:1 front-matter'],
  ['nothing', '', '1:1 front-matter'],
  ['a line before the front matter', `\n${question('x')}`, '1:1 front-matter'],
  ['front matter without end', '---\nquestion: a\norder: 9999\n\ntext', '1:1 front-matter'],
  ['an empty front matter', '---\n---\n', '2:1 front-matter', '2:1 front-matter'],
  ['a word for a number', '---\nquestion: a 9999\norder: two\n---\n', '3:8 front-matter'],
  ['a number too small', '---\nquestion: a 9999\norder: 0\n---\n', '3:8 front-matter'],
  ['no whole number', '---\nquestion: a 9999\norder: 1.5\n---\n', '3:8 front-matter'],
  ['an empty field', '---\nquestion: # later\norder: 9999\n---\n', '2:1 front-matter'],
  ['a field of spaces', '---\nquestion: "  "\norder: 9999\n---\n', '2:11 front-matter'],
  ['a number for a text', '---\norder: 9999\nquestion: 2025\n---\n', '3:11 front-matter'],
  ['a list for a text', '---\nquestion:\n  - a\norder: 9999\n---\n', '3:3 front-matter'],
  ['a missing field', '---\norder: 9999\n---\n', '2:1 front-matter'],
  ['a mistyped field', '---\norder: 9999\nquestoin: a\n---\n', '3:1 front-matter'],
  ['a field of another kind', '---\nquestion: a 9999\norder: 9999\nmenu: x\n---\n', '4:1 front-matter'],
  ['a list for the fields', '---\n- a\n---\n', '2:1 front-matter'],
  [
    'a day that is none',
    '---\nquestion: a 9999\norder: 9999\nreviewBy: 2025-02-30\n---\n',
    '4:11 front-matter',
  ],
  ['a day in words', '---\nquestion: a 9999\norder: 9999\nreviewBy: May 2\n---\n', '4:11 front-matter'],
  ['a day that has gone', '---\nquestion: a 9999\norder: 9999\nreviewBy: 2020-01-31\n---\n', '4:11 review'],
  ['a field twice', '---\nquestion: a\norder: 9999\nquestion: b\n---\n', '4:1 yaml'],
  ['a colon in a text', '---\nquestion: a: b\norder: 9999\n---\n', '2:11 yaml'],
  ['a quote that is not closed', '---\nquestion: "a\norder: 9999\n---\n', '2:11 yaml'],
  ['a bracket that is not closed', '---\nquestion: [a\norder: 9999\n---\n', '2:11 yaml'],
  ['a tab before a field', '---\nquestion: a\n\torder: 9999\n---\n', '3:1 yaml'],
  ['a tab behind a colon', '---\nquestion: a\norder:\t9999\n---\n', '3:7 yaml'],
  ['an alias', '---\nquestion: *a\norder: 9999\n---\n', '2:11 yaml'],
  ['an anchor of YAML', '---\nquestion: &a b\norder: 9999\n---\n', '2:11 yaml'],
  ['a tag of YAML', '---\nquestion: !x b\norder: 9999\n---\n', '2:11 yaml'],
  ['a reserved character', '---\nquestion: @a\norder: 9999\n---\n', '2:11 yaml'],
  ['a line without colon', '---\nquestion a\norder: 9999\n---\n', '2:1 yaml'],
  [
    'a claim in a folded field',
    '---\norder: 9999\nquestion: >-\n  a\n  guaranteed one\n---\n',
    '5:3 policy/guarantee',
  ],
  ['the brand in a field', '---\norder: 9999\nquestion: Expat bank brief\n---\n', '3:11 fact'],
  [
    'line ends of Windows',
    question('x\n\nIt is risk-free.').replaceAll('\n', '\r\n'),
    '8:7 policy/risk-free',
  ],
  ['a byte order mark', `\uFEFF${question('a {b}')}`, '6:3 code'],
  ['a control character', question('a \u0007'), '6:3 encoding'],
  ['a lost character', question('caf\uFFFD'), '6:4 encoding'],
];

describe('checkContent', () => {
  it('finds no error in the content of the site', async () => {
    const { files, findings } = await checkContent('content');
    expect(files).toBeGreaterThanOrEqual(22);
    expect(findings.filter(({ severity }) => severity === 'error').map(formatFinding)).toEqual([]);
  });

  describe('finds', () => {
    const table = [
      ...BAD_BODIES.map(([what, body, ...found]) => [what, question(body), found] as const),
      ...BAD_FILES.map(([what, source, ...found]) => [what, source, found] as const),
    ];
    let found: string[][];
    beforeAll(async () => {
      found = await checkQuestions(table.map(([, source]) => source));
    });
    it.each(table.map(([what, , expected], index) => [what, expected, index] as const))(
      '%s at its place',
      (_what, expected, index) => {
        expect(found[index]).toEqual(expected);
      },
    );
  });

  it.each([
    ['the same order', { 'faq/zebra.mdx': '---\nquestion: A?\norder: 3\n---\n' }, ['3:8 duplicate']],
    [
      'the same question',
      { 'faq/zebra.mdx': '---\norder: 99\nquestion: when does THE service launch\n---\n' },
      ['3:11 duplicate'],
    ],
    ['a missing legal document', { 'legal/terms.mdx': null }, ['1:1 missing-file']],
    ['an unknown legal document', { 'legal/imprint.mdx': '' }, ['1:1 file-name']],
    ['a file without an anchor', { 'faq/Launch Day.mdx': '' }, ['1:1 file-name']],
    ['a file with another ending', { 'faq/launch-day.md': '' }, ['1:1 file-name']],
    [
      'a question named like a section',
      { 'faq/services.mdx': '---\nquestion: A?\norder: 99\n---\n' },
      ['1:1 file-name'],
    ],
    [
      'bytes that are not UTF-8',
      { 'faq/a.mdx': Uint8Array.from([45, 45, 45, 10, 99, 233, 10]) },
      ['2:2 encoding'],
    ],
    ['a missing site.yaml', { 'site.yaml': null }, ['1:1 missing-file']],
    ['a missing policy', { 'policy.yaml': null }, ['1:1 missing-file']],
    [
      'an unknown field of the policy',
      { 'policy.yaml': 'required: []\nforbiden: []\n' },
      ['2:1 front-matter'],
    ],
    [
      'a policy for a file that is not there',
      {
        'policy.yaml':
          'forbidden: []\nrequired:\n  - id: a\n    reason: b\n    wordings: [c]\n    in: [legal/tems.mdx]\n',
      },
      ['6:10 policy'],
    ],
    [
      'a rule without a place',
      { 'policy.yaml': 'forbidden: []\nrequired:\n  - id: a\n    reason: b\n    wordings: [c]\n' },
      ['3:9 policy'],
    ],
    [
      'a wording that is none',
      {
        'policy.yaml':
          'required: []\nforbidden:\n  - id: a\n    reason: b\n    suggestion: c\n    wordings:\n      - "*"\n',
      },
      ['7:9 front-matter'],
    ],
    [
      'the statement that the policy asks for',
      { 'faq/privacy.mdx': '---\nquestion: Privacy?\norder: 5\n---\n\nText.\n' },
      ['1:1 policy/what-you-give-us'],
    ],
  ])('finds %s', async (_what, changes, expected) => {
    expect((await checkWith(changes as never)).map(inShort)).toEqual(expected);
  });

  it('says what is wrong and how to mend it', async () => {
    const [finding] = await checkWith({ 'faq/launch.mdx': '---\nquestion: A?\norder: "two"\n---\n' });
    expect(finding && formatFinding(finding)).toBe(
      'content/faq/launch.mdx:3:8: error: "order" must be a whole number from 1; found "two" [front-matter]\n' +
        '  Compare "order" with another file of the same folder, or with content/README.md.',
    );
    const [typo] = await checkWith({ 'faq/launch.mdx': '---\nquestoin: A?\norder: 2\n---\n' });
    expect(typo?.message).toContain('did you mean "question"?');
  });

  describe('an allowed wording', () => {
    const withAllowance = (words: string, rule = 'guarantee') =>
      `---\nquestion: A 9999?\norder: 9999\nallow:\n  - rule: ${rule}\n    words: ${words}\n    reason: Quoted from the law.\n---\n\nThe *guaranteed*\namount, not the guaranteed sum.\n\nIt is guaranteed.\n`;

    it('is listed with its reason, and allows a single use', async () => {
      const found = await checkWith({
        'faq/a.mdx': withAllowance('the guaranteed amount').replaceAll('9999', '99'),
      });
      expect(found.map(formatFinding)).toEqual([
        'content/faq/a.mdx:10:1: note: "the guaranteed amount" is allowed here [policy/guarantee]\n  Reason: Quoted from the law.',
        expect.stringContaining('content/faq/a.mdx:13:7: error: "guaranteed"'),
      ]);
    });

    it('must be clear, needed and about a rule that there is', async () => {
      expect(
        await checkQuestions([
          withAllowance('guaranteed'),
          withAllowance('the sum'),
          withAllowance('amount', 'x'),
        ]),
      ).toEqual([
        ['6:12 allow', '10:6 policy/guarantee', '13:7 policy/guarantee'],
        ['6:12 allow', '10:6 policy/guarantee', '13:7 policy/guarantee'],
        ['5:11 allow', '10:6 policy/guarantee', '13:7 policy/guarantee'],
      ]);
    });
  });

  describe('finds nothing wrong with', () => {
    const good: [what: string, body: string][] = [
      ['a comparison', 'Rates < 5 % and > 2 %, a -> b.'],
      ['escaped signs', 'A \\{brace}, a \\<tag> and \\* a star.'],
      ['signs in code', 'Write `{x}`, `<Callout>`, `https://example.org` or `import x`.'],
      ['a block of code', '```\n<script>{x}</script>\nimport a from "b"\n```'],
      ['entities', 'Fish &amp; chips &lt;cheap&gt; &#123;x&#125;'],
      ['an underlined heading', 'Part one\n---\n\nText'],
      ['a heading with a component', '## What <Brand /> is\n\n[up](#sample-9999-what-expat-bank-brief-is)'],
      ['a heading with code and emphasis', '## A *b* `c` -- d\n\n[up](#sample-9999-a-b-c--d)'],
      ['back to a higher level', '## A\n\n### B\n\n## C'],
      ['a callout with a list', '<Callout>\n\n**In short.**\n\n- one\n- two\n\n</Callout>'],
      ['a figure', '<Figure src="/favicon.svg" alt="Our sign">\n\nOur *sign*.\n\n</Figure>'],
      [
        'addresses within the site',
        '[a](/) [b](/legal) [c](/legal?tab=privacy) [d](/legal?tab=privacy#privacy-children) [e](/#launch) [f](#faq) [g](/favicon.svg) [h](/legal/history/) [i](/legal/terms/2025-05-02/)',
      ],
      [
        'links by reference',
        '[the FDIC][1] and [fdic]\n\n[1]: https://www.fdic.gov "The FDIC"\n[fdic]: https://www.fdic.gov',
      ],
      ['a link around an image', '[![Our sign](/favicon.svg)](/)'],
      ['an address with brackets', '[a](<https://example.org/a_(b)>) [c](https://example.org/?d=(e))'],
      ['brackets that are no link', 'An array [0] (the first) and [sic] [1].'],
      ['an ordinary address of a person', 'For example name@example.com.'],
      ['a table with alignment', '| a | b |\n| :- | -: |\n| 1 \\| 2 | <Brand /> |'],
      ['nested lists and quotes', '> 1. a\n>    - b\n>\n>      c\n> 2. d'],
      ['hard breaks and rules', 'a\\\nb  \nc\n\n---\n\n***'],
      [
        'denials',
        'We do not recommend banks. Nothing is guaranteed. We cannot guarantee it. We don’t give tailored advice. No bank is risk-free. We are neither endorsed by the FDIC nor a Member FDIC. There is no such thing as the safest bank.',
      ],
      ['a denied list', 'We do not open, promise, guarantee or rank anything.'],
      ['a denial behind', 'We recommend no bank. A guarantee is not given.'],
      ['a question', 'Is my deposit guaranteed? Do we recommend banks?'],
      [
        'words that only look like claims',
        'It is safest to ask your bank. The best way: ask a bank. Warranties. Before you move.',
      ],
      ['other figures', 'Assets of $250,000,000 and $1,250,000.'],
      [
        'the figure said whole',
        'The standard insurance amount is **$250,000** per depositor,\nper FDIC‑insured bank, for each account ownership category.',
      ],
      ['words of several scripts', 'Zürich — «Größe», 日本語, عربى, emoji 🏦 and \u00A0spaces.'],
      ['a word with "import" in it', 'The important\nexporters import goods.'],
      ['an empty body', ''],
      ['strikethrough and tasks', '~~old~~ new\n\n- [ ] open\n- [x] done'],
    ];
    let found: string[][];
    beforeAll(async () => {
      found = await checkQuestions(good.map(([, body]) => question(body)));
    });
    it.each(good.map(([what, body], index) => [what, body, index] as const))('%s', (_what, body, index) => {
      expect(found[index]).toEqual([]);
      const { facts } = readSiteFacts(readFileSync('content/site.yaml', 'utf8'));
      if (!facts) throw new Error('site.yaml is wrong');
      const { body: text } = splitFrontMatter(question(body)) ?? { body: '' };
      expect(() => compileBody(text, { facts, headingLevel: 4, idPrefix: '' })).not.toThrow();
    });
  });
});
