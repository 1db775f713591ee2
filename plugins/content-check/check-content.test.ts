import { formatFinding } from '../parse/finding';
import { checkQuestions, checkWith, inShort, question } from '../fixtures/check-samples';
import { FIXTURE_CONTENT, type Changes } from '../fixtures/content';
import { frontMatterOf, yamlOf } from '../fixtures/front-matter';
import { expectedFindings, readMarkers } from '../fixtures/markers';

describe('checkContent', () => {
  it('finds nothing wrong with valid content', async () => {
    expect((await checkWith({})).map(formatFinding)).toEqual([]);
  });

  const POLICY_RULE = 'id: a\n    reason: b\n    wordings: [c]\n';

  it.each([
    [
      'the same order',
      'faq/zebra.mdx',
      frontMatterOf('FaqEntry', { question: 'A?' }).replace(/^order: .*/m, 'order: ▸2'),
      'duplicate',
    ],
    ['an unknown legal document', 'legal/imprint.mdx', '▸', 'file-name'],
    ['a file without an anchor', 'faq/Launch Day.mdx', '▸', 'file-name'],
    ['a file with another ending', 'faq/launch-day.md', '▸', 'file-name'],
    [
      'a heading with the id of an element of the history',
      'pages/legal-history.mdx',
      `${frontMatterOf('PageWords')}\n▸## Technical check\n`,
      'anchor',
    ],
    [
      'a policy for a missing file',
      'policy.yaml',
      `forbidden: []\nrequired:\n  - ${POLICY_RULE}    in: [▸legal/tems.mdx]\n`,
      'front-matter',
    ],
    [
      'a rule without a place',
      'policy.yaml',
      `forbidden: []\nrequired:\n  - ${POLICY_RULE.replace('id: ', 'id: ▸')}`,
      'front-matter',
    ],
    [
      'an invalid wording',
      'policy.yaml',
      'required: []\nforbidden:\n  - id: a\n    reason: b\n    suggestion: c\n    wordings:\n      - ▸"*"\n',
      'front-matter',
    ],
    [
      'a missing required statement',
      'faq/your-details.mdx',
      `▸${question('Text.')}`,
      'policy/what-you-give-us',
    ],
    [
      'a missing required statement in site.yaml',
      'site.yaml',
      `▸${FIXTURE_CONTENT['site.yaml']?.replace('not affiliated', 'friends')}`,
      'policy/no-affiliation',
    ],
  ])('finds %s', async (_what, file, source, rule) => {
    const { text, places } = readMarkers(source);
    const found = await checkWith({ [file]: text });
    expect(found.map((finding) => `${finding.file}:${inShort(finding)}`)).toEqual(
      expectedFindings(places, [rule]).map((finding) => `content/${file}:${finding}`),
    );
  });

  it.each(['scripts', 'menu', 'services', 'waitlist-website'])(
    'finds a question named like the element "%s"',
    async (id) => {
      const found = await checkWith({ [`faq/${id}.mdx`]: frontMatterOf('FaqEntry', { order: 99 }) });
      expect(found.map(inShort)).toEqual(['1:1 anchor']);
    },
  );

  it('finds a link that leads nowhere also beside a file that cannot be read', async () => {
    const found = await checkWith({
      'legal/terms.mdx': `${frontMatterOf('LegalDocument')}\n[a](/nope) [b](javascript:alert)\n`,
      'faq/a.mdx': question('Less <5'),
    });
    expect(found.filter(({ rule }) => rule === 'link')).toHaveLength(2);
  });

  it('accepts links to a version that is not recorded yet', async () => {
    const found = await checkWith({
      'legal/terms.mdx': `${frontMatterOf('LegalDocument', { lastUpdated: '2031-01-01' })}\nText.\n`,
      'faq/a.mdx': question('[a](/legal/terms/2031-01-01/) [b](/legal/terms/2031-01-02/)'),
    });
    const links = found.filter(({ rule }) => rule === 'link');
    expect(links.map(({ message }) => message)).toEqual([
      'the site has no page or file "/legal/terms/2031-01-02/"',
    ]);
  });

  it.each<[string, Changes, string]>([
    ['a missing legal document', { 'legal/terms.mdx': null }, '1:1 missing-file'],
    ['a missing site.yaml', { 'site.yaml': null }, '1:1 missing-file'],
    ['a missing policy', { 'policy.yaml': null }, '1:1 missing-file'],
    [
      'bytes that are not UTF-8',
      { 'faq/a.mdx': Buffer.from(question('caf\u00e9'), 'latin1') },
      '6:4 encoding',
    ],
    [
      'a site that is not published',
      { 'site.yaml': `unpublished: true\n${yamlOf('SiteFacts')}` },
      '1:14 unpublished',
    ],
  ])('finds %s', async (_what, changes, expected) => {
    expect((await checkWith(changes)).map(inShort)).toEqual([expected]);
  });

  it('refuses a text that changes from build to build in a legal document', async () => {
    const found = await checkWith({
      'legal/terms.mdx': `${frontMatterOf('LegalDocument')}\nIn <Launch />.\n\n<IfSimulated>\n\nText.\n\n</IfSimulated>\n`,
    });
    expect(found.filter(({ rule }) => rule === 'component').map(({ message }) => message)).toEqual([
      '<Launch> may change from build to build, and a legal text must not',
      '<IfSimulated> may change from build to build, and a legal text must not',
    ]);
  });

  it('names each date that is typed, but no day in a field, and each period that depends on the season', async () => {
    const steps = [
      { when: 'Early May', title: '2026-05-20', text: 'Two weeks' },
      { when: '{launch}', title: 'The issue', text: 'May differ in 10 days.' },
    ];
    const found = await checkWith({
      'landing/how-it-works.mdx': frontMatterOf('LandingHowItWorks', { steps }),
      'faq/a.mdx': question('By <FilingsDue />, of Q3, on March 31 or in *2025*.'),
    });
    expect(found.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
      'warning: the date "Q3" is typed here, and stays when the launch moves',
      'warning: the date "March 31" is typed here, and stays when the launch moves',
      'warning: the date "2025" is typed here, and stays when the launch moves',
      'warning: the date "Early May" is typed here, and stays when the launch moves',
      'note: "Two weeks" may not be true of every quarter',
    ]);
  });

  describe('an allowed wording', () => {
    const withAllowance = (rule: string, words: string) =>
      `${frontMatterOf('FaqEntry', { allow: [{ rule, words, reason: 'Quoted from the law.' }] })}
The *▸guaranteed*
amount, not the sum.

It is ▸guaranteed.
`;

    it('is listed with its reason, and allows a single use', async () => {
      const { text, places } = readMarkers(withAllowance('guarantee', 'the guaranteed amount'));
      const found = await checkQuestions([text]);
      const expected = expectedFindings(places, ['policy/guarantee', 'policy/guarantee']);
      expect(found).toEqual([expected.reverse()]);
      const [error, note] = (await checkWith({ 'faq/a.mdx': text })).map(formatFinding);
      expect(note).toContain(
        'note: "the guaranteed amount" is allowed here [policy/guarantee]\n  Reason: Quoted from the law.',
      );
      expect(error).toContain('error: "guaranteed"');
    });

    it('must be unambiguous, needed and about an existing rule', async () => {
      const samples = [
        withAllowance('guarantee', '▸guaranteed'),
        withAllowance('guarantee', '▸the sum'),
        withAllowance('x', '▸the guaranteed amount'),
      ].map(readMarkers);
      expect(await checkQuestions(samples.map(({ text }) => text))).toEqual(
        samples.map(({ places }) =>
          expectedFindings(places, ['allow', 'policy/guarantee', 'policy/guarantee']),
        ),
      );
    });
  });
});
