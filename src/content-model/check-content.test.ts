import { BAD_BODIES, BAD_FILES } from './bad-samples';
import { checkContent } from './check-content';
import { checkQuestions, checkWith, inShort, question } from './check-samples';
import { compileBody } from './compile-body';
import { formatFinding } from './finding';
import { GOOD_BODIES } from './good-samples';
import { splitFrontMatter } from './front-matter';
import { readSiteFacts } from './read-content';
import { readFileSync } from 'node:fs';

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
      'a heading like an element of the history',
      { 'pages/legal-history.mdx': '---\nheading: A\ndescription: B\n---\n\n## Check\n' },
      ['6:1 heading'],
    ],
    [
      'a place that is not on the page of the history',
      { 'pages/legal-history.mdx': '---\nheading: A\ndescription: B\n---\n\n[a](#check) [b](#nowhere)\n' },
      ['6:13 link'],
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

  it.each(['scripts', 'menu', 'footer-legal', 'waitlist-website'])(
    'finds a question named like the element "%s"',
    async (id) => {
      const found = await checkWith({ [`faq/${id}.mdx`]: '---\nquestion: A?\norder: 99\n---\n' });
      expect(found.map(inShort)).toEqual(['1:1 file-name']);
    },
  );

  it('names the page on which a place is missing', async () => {
    const words = '---\nheading: A\ndescription: B\n---\n\n[a](#nowhere)\n';
    const found = await checkWith({ 'pages/legal-history.mdx': words, 'pages/not-found.mdx': words });
    expect(found.map(({ message }) => message)).toEqual([
      'there is no place "#nowhere" on the page /legal/history/',
      'there is no place "#nowhere" on the not-found page',
    ]);
  });

  it('lets links lead to a version that is edited and not recorded yet', async () => {
    const terms = (date: string) =>
      readFileSync('content/legal/terms.mdx', 'utf8').replace(/^lastUpdated: .*$/m, `lastUpdated: ${date}`);
    const links = question(
      '[a](/legal/terms/2031-01-01/) [b](/legal/terms/2031-01-01/#changes) [c](/legal/terms/2031-01-02/)',
    ).replaceAll('9999', '99');
    const found = await checkWith({ 'legal/terms.mdx': terms('2031-01-01'), 'faq/a.mdx': links });
    expect(found.map(({ message, help }) => [message, help])).toEqual([
      [
        'the legal document "terms" has no version of 2031-01-02',
        'The newest version is /legal/terms/2031-01-01/; /legal/history/ lists all of them.',
      ],
    ]);
  });

  it('refuses a public address in site.yaml by the rule that SITE_URL has', async () => {
    const yaml = readFileSync('content/site.yaml', 'utf8').replace(/^url: .*$/m, 'url: https://example.org/');
    const [finding, ...others] = await checkWith({ 'site.yaml': yaml });
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      file: 'content/site.yaml',
      column: 6,
      message: '"url" must have no slash at the end: write https://example.org; found "https://example.org/"',
    });
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
    let found: string[][];
    beforeAll(async () => {
      found = await checkQuestions(GOOD_BODIES.map(([, body]) => question(body)));
    });
    it.each(GOOD_BODIES.map(([what, body], index) => [what, body, index] as const))(
      '%s',
      (_what, body, index) => {
        expect(found[index]).toEqual([]);
        const { facts } = readSiteFacts(readFileSync('content/site.yaml', 'utf8'));
        if (!facts) throw new Error('site.yaml is wrong');
        const { body: text } = splitFrontMatter(question(body)) ?? { body: '' };
        expect(() => compileBody(text, { facts, headingLevel: 4, idPrefix: '' })).not.toThrow();
      },
    );
  });
});
