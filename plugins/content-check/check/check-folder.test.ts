import { formatFinding } from '../../shared/text/finding';
import { checkQuestions, checkWith, inShort, question } from '../fixtures/check-samples';
import { FIXTURE_CONTENT, frontMatterOf, siteYaml } from '../fixtures/content';
import { expectedFindings, readMarkers } from '../fixtures/markers';
import { FIXTURE_MODEL, FIXTURE_OPTIONS } from '../fixtures/model';

describe('the content check', () => {
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
      'a heading with the id of an element of the page',
      'pages/history.mdx',
      `${frontMatterOf('PageText')}\n▸## Technical check\n`,
      'anchor',
    ],
    [
      'a heading in an introduction',
      'landing/steps.mdx',
      `${frontMatterOf('LandingSteps')}\n▸## More\n`,
      'heading',
    ],
    ['a text without parts', 'reports/spring.mdx', `${frontMatterOf('Report')}\n▸No part.\n`, 'heading'],
    [
      'a text with a heading in a component only',
      'reports/spring.mdx',
      `${frontMatterOf('Report')}\n▸<Callout>\n\n## No part\n\n</Callout>\n`,
      'heading',
    ],
    [
      'a text that is empty, and so has no parts',
      'reports/spring.mdx',
      `${frontMatterOf('Report')}▸`,
      'heading',
    ],
    [
      'a field with a link that leads nowhere',
      'landing/steps.mdx',
      `${frontMatterOf('LandingSteps', { linkPath: '▸/nope' })}\nText.\n`,
      'link',
    ],
    ['a question named like an element of the page', 'faq/menu.mdx', `▸${question('')}`, 'anchor'],
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
      'a claim in a field of site.yaml',
      'site.yaml',
      siteYaml({ operator: 'The ▸best bank brief' }),
      'policy/best-bank',
    ],
    [
      'another spelling of the brand in site.yaml',
      'site.yaml',
      siteYaml({ operator: '▸Sample BankBrief, Inc.' }),
      'fact',
    ],
    ['a fact with a link that leads nowhere', 'site.yaml', siteYaml({ linkPath: '▸/nope' }), 'link'],
    ['facts that contradict each other', 'site.yaml', siteYaml({ launchBy: '▸2025-05-19' }), 'launch'],
    [
      'a claim in a nested field',
      'landing/steps.mdx',
      `${frontMatterOf('LandingSteps', { example: { quarter: 'It is ▸guaranteed' } })}\nText.\n`,
      'policy/guarantee',
    ],
    [
      'a claim in the fields of a legal text',
      'legal/terms.mdx',
      FIXTURE_CONTENT['legal/terms.mdx']?.replace('In one sentence', 'It is ▸guaranteed') ?? '',
      'policy/guarantee',
    ],
    [
      'a claim in another page',
      'pages/history.mdx',
      `${frontMatterOf('PageText')}\nIt is ▸guaranteed.\n`,
      'policy/guarantee',
    ],
    [
      'the placeholder of another field',
      'landing/steps.mdx',
      `${frontMatterOf('LandingSteps', { heading: 'Sent to ▸{address}', sentTo: 'Sent to {address}' })}\nText.\n`,
      'fact',
    ],
    [
      'the placeholder of another field in the same group',
      'landing/steps.mdx',
      `${frontMatterOf('LandingSteps', { consent: { sender: '{sender}', hints: ['By ▸{sender}'] } })}\nText.\n`,
      'fact',
    ],
    [
      'a placeholder of a group in a field that has another one',
      'landing/steps.mdx',
      `${frontMatterOf('LandingSteps', { consent: { sender: 'From ▸{email}', hints: [] } })}\nText.\n`,
      'fact',
    ],
    [
      'a placeholder in a legal text',
      'legal/terms.mdx',
      FIXTURE_CONTENT['legal/terms.mdx']?.replace('In one sentence.', '"From ▸{launch}"') ?? '',
      'fact',
    ],
  ])('finds %s', async (_what, file, source, rule) => {
    const { text, places } = readMarkers(source);
    const found = await checkWith({ [file]: text });
    expect(found.map((finding) => `${finding.file}:${inShort(finding)}`)).toEqual(
      expectedFindings(places, [rule]).map((finding) => `content/${file}:${finding}`),
    );
  });

  it('accepts a placeholder of a field or of the group around it', async () => {
    const consent = { sender: 'From {sender}', hints: ['Write to {email}'] };
    const fields = { sentTo: 'To {address}', consent };
    const steps = `${frontMatterOf('LandingSteps', fields)}\nText.\n`;
    expect(await checkWith({ 'landing/steps.mdx': steps })).toEqual([]);
  });

  it('finds a link that leads nowhere even while another file cannot be read', async () => {
    const found = await checkWith({
      'faq/a.mdx': question('[a](/nope) [b](javascript:alert)'),
      'faq/b.mdx': question('Less <5'),
    });
    expect(found.filter(({ rule }) => rule === 'link')).toHaveLength(2);
  });

  it('accepts links to unchecked pages that follow from checked documents, and to no others', async () => {
    const found = await checkWith({
      'legal/terms.mdx': FIXTURE_CONTENT['legal/terms.mdx']?.replace('2025-05-02', '2031-01-01') ?? '',
      'faq/a.mdx': question('[a](/legal/terms/2031-01-01/) [b](/legal/terms/2031-01-02/)'),
    });
    const links = found.filter(({ rule }) => rule === 'link');
    expect(links.map(({ message }) => message)).toEqual([
      'the site has no page or file "/legal/terms/2031-01-02/"',
    ]);
  });

  it('refuses a link to an anchor of a text that no page shows as a whole', async () => {
    const [home] = FIXTURE_OPTIONS.pages;
    const options = { ...FIXTURE_OPTIONS, pages: home ? [home] : [] };
    const found = await checkWith(
      { 'legal/terms.mdx': `${FIXTURE_CONTENT['legal/terms.mdx']}\n[a](#terms-using-the-site)\n` },
      options,
    );
    expect(found.map(({ message }) => message)).toContain(
      'the site has no page or file "#terms-using-the-site"',
    );
  });

  it('accepts another spelling of the brand in an address', async () => {
    const site = siteYaml({ operator: 'social.example/SampleBankBrief and a@samplebankbrief.example' });
    expect(await checkWith({ 'site.yaml': site })).toEqual([]);
  });

  it('accepts a fact with a link to a place on a page', async () => {
    const site = siteYaml({ linkPath: '/legal?tab=privacy#privacy-children' });
    expect(await checkWith({ 'site.yaml': site })).toEqual([]);
  });

  it.each(['legal/terms.mdx', 'site.yaml', 'policy.yaml'])('reports that %s is missing', async (file) => {
    const found = await checkWith({ [file]: null });
    expect(found.map((finding) => `${finding.file}:${inShort(finding)}`)).toEqual([
      `content/${file}:1:1 missing-file`,
    ]);
  });

  it('reports that a required file is missing in a folder whose files may have any name', async () => {
    const kinds = FIXTURE_MODEL.kinds.map((kind) =>
      kind.type === 'FaqEntry' ? { ...kind, requiredNames: ['needed'] } : kind,
    );
    const options = { ...FIXTURE_OPTIONS, model: { ...FIXTURE_MODEL, kinds } };
    expect(await checkWith({}, options)).toMatchObject([
      { file: 'content/faq/needed.mdx', rule: 'missing-file' },
    ]);
    expect(await checkWith({ 'faq/needed.mdx': question('Text.') }, options)).toEqual([]);
  });

  it('reports a file that is not UTF-8', async () => {
    const found = await checkWith({ 'faq/a.mdx': Buffer.from(question('caf\u00e9'), 'latin1') });
    expect(found.map(inShort)).toEqual(['6:4 encoding']);
  });

  it.each(['2025-05-20', '"2025-05-20"', "'2025-05-20'"])(
    'accepts the date %s, with and without quotes',
    async (day) => {
      const source = question('Text.').replace('---\n\n', `reviewBy: ${day}\n---\n\n`);
      expect(await checkQuestions([source])).toEqual([[]]);
      const legal = FIXTURE_CONTENT['legal/terms.mdx']?.replace('2025-05-02', day) ?? '';
      expect(await checkWith({ 'legal/terms.mdx': legal })).toEqual([]);
    },
  );

  it('reminds of the next review after its day, and not on the day itself', async () => {
    const due = (day: string) => question('Text.').replace('---\n\n', `reviewBy: ${day}\n---\n\n`);
    expect(await checkQuestions([due('2025-05-19'), due('2025-05-20')])).toEqual([['4:11 review'], []]);
  });

  it('names both numbers that a value means in the two versions of YAML', async () => {
    const [finding] = await checkWith({ 'faq/a.mdx': question('').replace(/^order: .*/m, 'order: 010') });
    expect(finding?.message).toBe('this value can be read in two ways: as 10 and as 8');
  });

  it('refuses components whose text changes from build to build in a legal document', async () => {
    const body = 'In <Launch />.\n\n<IfSimulated>\n\nText.\n\n</IfSimulated>\n';
    const found = await checkWith({ 'legal/terms.mdx': `${FIXTURE_CONTENT['legal/terms.mdx']}\n${body}` });
    expect(found.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
      'component: <Launch> may change from build to build, and this kind of text must not',
      'component: <IfSimulated> may change from build to build, and this kind of text must not',
    ]);
  });

  it('warns of typed dates, but not of the date of a field, and lists periods that depend on the quarter', async () => {
    const steps = [
      { when: 'Early May', title: '2026-05-20' },
      { when: 'In two weeks', title: 'It may differ in 10 days.' },
    ];
    const found = await checkWith({
      'landing/steps.mdx': `${frontMatterOf('LandingSteps', { steps })}\nText.\n`,
      'faq/a.mdx': question('Of Q3, on March 31 or in *2025*.'),
    });
    expect(found.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
      'warning: the date "Q3" is typed here, and stays when the dates in content/site.yaml change',
      'warning: the date "March 31" is typed here, and stays when the dates in content/site.yaml change',
      'warning: the date "2025" is typed here, and stays when the dates in content/site.yaml change',
      'warning: the date "May" is typed here, and stays when the dates in content/site.yaml change',
      'note: "two weeks" may not stay true when the dates move',
    ]);
  });

  it.each([
    'mid-May 2025',
    'late May 2025',
    'early May',
    'May 2',
    'March 2027',
    'spring 2027',
    'the second week of June 2027',
    'the first two weeks of May 2027',
    'Q2 2027',
  ])('finds no typed date and no period in a launch of "%s"', async (launch) => {
    const found = await checkWith({
      'site.yaml': siteYaml({ launch }),
      'faq/a.mdx': question('We launch in <Launch />. Of <Launch /> and early <Launch />.'),
    });
    expect(found).toEqual([]);
  });

  it('limits the findings of each file', async () => {
    const found = await checkWith({ 'faq/a.mdx': question('It is guaranteed.\n'.repeat(700)) });
    expect(found.at(-1)?.rule).toBe('more');
  });

  describe('an allowed wording', () => {
    const withAllowance = (rule: string, words: string) =>
      `${frontMatterOf('FaqEntry', { allow: [{ rule, words, reason: 'Quoted from the law.' }] })}
The *▸guaranteed*
amount, not the sum.

It is ▸guaranteed.
`;

    it('becomes a note with its reason, and allows a single use only', async () => {
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

    it('is an error when it fits several uses, none, or a rule that does not exist', async () => {
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
