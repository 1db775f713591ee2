import { rmSync } from 'node:fs';
import path from 'node:path';
import { FakeGatsby } from '../fixtures/gatsby';
import { makeHistory, VERSIONS } from '../fixtures/history';
import { FACTS, MODEL, OPTIONS } from '../fixtures/options';
import type { LegalRecordOptions } from '../options';
import { documentResolvers, versionResolvers } from './resolvers';
import { createLegalVersionNodes, type VersionNode } from './version-nodes';

const [FIRST, SECOND, IN_FORCE, ANNOUNCED] = VERSIONS;

let root: string;
beforeAll(() => {
  root = makeHistory();
});
afterAll(() => rmSync(path.dirname(root), { recursive: true }));

let gatsby: FakeGatsby;
beforeEach(async () => {
  gatsby = new FakeGatsby();
  await createLegalVersionNodes(gatsby.args, OPTIONS, root);
});

function termsOf({ effectiveDate }: { effectiveDate: string }): VersionNode {
  const node = gatsby.context.nodeModel.getNodeById<VersionNode>({
    id: `id of legal version terms ${effectiveDate}`,
  });
  if (!node) throw new Error(`No node has been made of the terms of ${effectiveDate}.`);
  return node;
}

describe('the nodes of recorded versions', () => {
  it('have their period, their path, and links to the versions before and after them', () => {
    expect(gatsby.panics).toEqual([]);
    expect(gatsby.nodes).toHaveLength(7);
    expect(termsOf(IN_FORCE)).toMatchObject({
      effectiveDate: '2026-01-01',
      lastDay: '2026-02-28',
      isRecorded: true,
      isCurrent: true,
      path: '/legal/terms/2026-01-01/',
      title: 'Terms of use',
      keyPhrases: [],
      changeNote: 'Printing.',
      previous: 'id of legal version terms 2025-06-01',
      next: 'id of legal version terms 2026-03-01',
      internal: { type: 'LegalVersion' },
    });
    expect(termsOf(ANNOUNCED)).toMatchObject({ lastDay: null, isCurrent: false, next: null });
    expect(termsOf(FIRST)).toMatchObject({ previous: null, isCurrent: false });
  });

  it('differ on another day only in which of them is the current one', async () => {
    const later = new FakeGatsby();
    await createLegalVersionNodes(later.args, { ...OPTIONS, today: '2026-03-01' }, root);
    const withoutCurrent = (nodes: object[]) =>
      nodes.map((node) => ({ ...node, isCurrent: null, internal: null }));
    expect(withoutCurrent(later.nodes)).toEqual(withoutCurrent(gatsby.nodes));
    const current = later.nodes
      .filter((node) => node['documentName'] === 'terms')
      .map((node) => node['isCurrent']);
    expect(current).toEqual([false, false, false, true]);
  });

  it('are not made of a record with a mistake', async () => {
    const other = new FakeGatsby();
    const kinds = MODEL.kinds.map((kind) => ({ ...kind, names: ['terms'] }));
    await createLegalVersionNodes(other.args, { ...OPTIONS, model: { ...MODEL, kinds } }, root);
    expect(other.nodes).toEqual([]);
    expect(other.panics).toEqual([expect.stringContaining('content/legal/record/ledger.json')]);
  });
});

describe('a recorded version', () => {
  const { intro, parts, difference } = versionResolvers(MODEL);
  const first = () => termsOf(FIRST);

  it('is shown with the facts that were recorded with it', () => {
    expect(intro.resolve(first())).toBe('');
    const clauses = parts.resolve(first());
    expect(clauses.map(({ id }) => id)).toEqual(['terms-scope', 'terms-cost', 'terms-mail']);
    expect(clauses.find(({ id }) => id === 'terms-mail')?.html).toContain('write@example.com');
  });

  it('is compared with the one before', () => {
    expect(difference.resolve(termsOf(SECOND), {}, gatsby.context)?.extent).toBe(
      '1 clause changed; 1 word added, 1 removed',
    );
    expect(difference.resolve(first(), {}, gatsby.context)).toBeNull();
  });
});

it('lists the recorded versions of a legal document, the newest first', async () => {
  const { resolve } = documentResolvers(OPTIONS).versions;
  const versions = await resolve({ name: 'terms' }, {}, gatsby.context);
  expect(versions.map(({ effectiveDate }) => effectiveDate)).toEqual([
    '2026-03-01',
    '2026-01-01',
    '2025-06-01',
    '2025-05-02',
  ]);
});

describe('the current version of a legal document', () => {
  /** The version that a page shows of the terms when they are edited like this. */
  function currentOf(
    edited: Partial<typeof ANNOUNCED & { keyPhrases: string[] }>,
    options: Partial<LegalRecordOptions> = {},
    siteFacts = FACTS,
  ) {
    const { effectiveDate, changeNote, body, keyPhrases } = { ...ANNOUNCED, ...edited };
    const node = {
      id: 'id of terms',
      internal: { type: 'LegalDocument' },
      name: 'terms',
      file: 'legal/terms.mdx',
      title: 'Terms of use',
      tabLabel: 'Terms',
      summary: 'All.',
      lastUpdated: effectiveDate,
      changeNote,
      body,
      keyPhrases,
    };
    gatsby.addNode('SiteFacts', siteFacts);
    const { resolve } = documentResolvers({ ...OPTIONS, ...options }).currentVersion;
    return resolve(node, {}, gatsby.context);
  }
  const EDITED = { body: '## Scope\n\nThese terms apply to all. <ContactEmail />\n' };
  const CURRENT_UNRECORDED = {
    isRecorded: false,
    isCurrent: true,
    sha256: null,
    path: '/legal/terms/2026-03-01/',
    documentName: 'terms',
    effectiveDate: '2026-03-01',
    facts: { email: 'write@example.com' },
    ...EDITED,
  };

  it('is the recorded one that is in force', async () => {
    expect(await currentOf({})).toMatchObject({ isRecorded: true, effectiveDate: IN_FORCE.effectiveDate });
  });

  it('is never a text that is not recorded, in a build for visitors', async () => {
    expect(await currentOf(EDITED)).toMatchObject({
      isRecorded: true,
      effectiveDate: IN_FORCE.effectiveDate,
    });
  });

  it('is required in a build for visitors', async () => {
    gatsby.nodes.length = 0;
    await expect(currentOf({})).rejects.toThrow('content/legal/terms.mdx has no recorded version.');
  });

  it('is an unrecorded one where the build shows these', async () => {
    expect(await currentOf(EDITED, { showsUnrecorded: true })).toMatchObject(CURRENT_UNRECORDED);
  });

  it('is an unrecorded one that is not the node of its document', async () => {
    const version = await currentOf(EDITED, { showsUnrecorded: true });
    expect(version).toMatchObject({ id: 'unrecorded version of id of terms' });
    expect(version).not.toHaveProperty('internal');
  });

  it('is the recorded one even where unrecorded ones are shown, when the text is recorded', async () => {
    expect(await currentOf({}, { showsUnrecorded: true })).toMatchObject({ isRecorded: true });
  });

  it('is the recorded one even where unrecorded ones are shown, when only queries typeset a fact in it', async () => {
    const body = 'We are <Operator />.\n';
    Object.assign(termsOf(ANNOUNCED), { body, facts: { operator: "O'Brien, Austin, TX 78701" } });
    const typeset = { ...FACTS, operator: 'O’Brien, Austin, TX\u00a078701' };
    expect(await currentOf({ body }, { showsUnrecorded: true }, typeset)).toMatchObject({ isRecorded: true });
  });

  it('is the recorded one even where unrecorded ones are shown, when the text takes back an announced version', async () => {
    expect(await currentOf(IN_FORCE, { showsUnrecorded: true })).toMatchObject({
      isRecorded: true,
      effectiveDate: IN_FORCE.effectiveDate,
    });
  });

  it('is an unrecorded one where these are shown, when only its key phrases differ', async () => {
    const marked = await currentOf({ keyPhrases: ['All'] }, { showsUnrecorded: true });
    expect(marked).toMatchObject({ isRecorded: false, keyPhrases: ['All'] });
  });

  it('is an unrecorded one where these are shown, when nothing is recorded', async () => {
    gatsby.nodes.length = 0;
    expect(await currentOf(EDITED, { showsUnrecorded: true })).toMatchObject(CURRENT_UNRECORDED);
  });
});
