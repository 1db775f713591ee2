import { checkWith, inShort, question } from '../fixtures/check-samples';
import { FIXTURE_CONTENT, frontMatterOf, siteYaml } from '../fixtures/content';

const STATEMENT = 'The only details you give us are your name and email address.';

it.each([
  ['is not there', 'Text.'],
  ['is shown in builds of one variant only', `<IfSimulated>\n\n${STATEMENT}\n\n</IfSimulated>`],
  ['is an alternative text', `![${STATEMENT}](/favicon.svg)`],
  ['is a title', `[a](/ "${STATEMENT}")`],
  ['is a definition without a reference', `a\n\n[b]: / "${STATEMENT}"`],
])('reports a required statement as missing when it %s', async (_how, body) => {
  const found = await checkWith({ 'faq/your-details.mdx': question(body) });
  expect(found.map(inShort)).toEqual(['1:1 policy/what-you-give-us']);
});

it('reports a required statement as missing when it is struck through', async () => {
  const found = await checkWith({ 'faq/your-details.mdx': question(`~~${STATEMENT}~~`) });
  expect(found.map(inShort)).toEqual(['1:1 policy/what-you-give-us', '6:1 strikethrough']);
});

it.each([
  ['in other letters and lines', `THE ONLY *details* you\ngive us are your name and email address.`],
  ['in a heading', `## ${STATEMENT}`],
  ['in a callout', `<Callout>\n\n${STATEMENT}\n\n</Callout>`],
])('accepts a required statement %s', async (_where, body) => {
  expect(await checkWith({ 'faq/your-details.mdx': question(body) })).toEqual([]);
});

describe('in fields', () => {
  it('accepts a required statement in a field that every visitor reads', async () => {
    const changes = { 'faq/your-details.mdx': frontMatterOf('FaqEntry', { question: STATEMENT }) };
    expect(await checkWith(changes)).toEqual([]);
  });

  it('reports a required statement as missing when it is in a field that only some visitors read', async () => {
    const source = frontMatterOf('LegalDocument', { changeNote: STATEMENT });
    const found = await checkWith({
      'legal/privacy.mdx': `${source}\n## Children\n\nText.\n`,
    });
    expect(found.map(inShort)).toEqual(['1:1 policy/what-you-give-us']);
  });

  it('reports a required statement as missing when it is in a field of site.yaml that only some visitors read', async () => {
    const facts = { notice: 'Our notice.', operator: 'Not affiliated with any bank, Inc.' };
    const found = await checkWith({ 'site.yaml': siteYaml(facts) });
    expect(found.map(inShort)).toEqual(['1:1 policy/no-affiliation']);
  });
});

it('requires the statement that belongs to a figure in the same paragraph', async () => {
  const figure = 'Up to $250k.';
  const whole = 'It is $250,000 per depositor, per FDIC-insured bank, for each account ownership category.';
  const check = async (body: string) => (await checkWith({ 'faq/a.mdx': question(body) })).map(inShort);
  expect(await check(`${figure} ${whole}`)).toEqual([]);
  expect(await check(`${figure}\n\n${whole}`)).toEqual(['6:7 policy/insurance-in-full']);
});

it.each([
  [
    'in another field',
    ['$250,000 per depositor, per FDIC-insured bank, for each account ownership category'],
  ],
  [
    'in two fields',
    ['$250,000', 'per depositor, per FDIC-insured bank, for each account ownership category'],
  ],
])('treats all fields of a file as one paragraph, so that a statement may be %s', async (_where, fields) => {
  const [when = '', title = 'Later'] = fields;
  const steps = [
    { when: '{launch}', title: 'Up to $250k' },
    { when, title },
  ];
  const [, body = ''] = (FIXTURE_CONTENT['landing/steps.mdx'] ?? '').split(/(?<=\n---\n)/);
  const found = await checkWith({ 'landing/steps.mdx': frontMatterOf('LandingSteps', { steps }) + body });
  expect(found).toEqual([]);
});
