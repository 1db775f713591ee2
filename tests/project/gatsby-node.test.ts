import path from 'node:path';
import { stub } from '../../plugins/shared/fixtures/stub';
import { createPages, onPreInit, sourceNodes } from '../../gatsby-node';

const environment = process.env;

const JOIN = { GATSBY_WAITLIST_URL: '/join', GATSBY_WAITLIST_CONFIRMS: 'yes' };

const NO_PLUGIN_OPTIONS = { plugins: [] };
const done = () => undefined;

/** Sets variables for the hooks, which read them each time they run. */
function setVariables(variables: NodeJS.ProcessEnv): void {
  jest.replaceProperty(process, 'env', { ...environment, ...variables });
}

/** The messages of Gatsby before it does any work. A panic ends it. */
async function messagesWith(variables: NodeJS.ProcessEnv): Promise<Record<'panic' | 'warn', unknown[]>> {
  setVariables(variables);
  const [panic, warn] = [jest.fn(), jest.fn()];
  await onPreInit?.(stub({ reporter: { panic, warn } }), NO_PLUGIN_OPTIONS, done);
  return { panic: panic.mock.calls.flat(), warn: warn.mock.calls.flat() };
}

it('stops Gatsby with a sentence for each variable that has a mistake', async () => {
  expect((await messagesWith({ SITE_PREVIEW: 'yes', SITE_DATE: 'May' })).panic).toEqual([
    expect.stringMatching(/^SITE_DATE is "May".*\nSITE_PREVIEW must be 1 or 0. It is: yes$/s),
  ]);
});

it('neither stops nor warns when no variable has a mistake', async () => {
  expect(await messagesWith({ SITE_PREVIEW: '1', SITE_DATE: '' })).toEqual({ panic: [], warn: [] });
});

it('warns, and does not stop, when the build is for another day', async () => {
  const { panic, warn } = await messagesWith({ ...JOIN, SITE_DATE: '9999-01-01' });
  expect(panic).toEqual([]);
  expect(warn).toEqual([expect.stringMatching(/^SITE_DATE is 9999-01-01, and today is /)]);
});

it('stops Gatsby when a release is built for another day', async () => {
  const release = { ...JOIN, SITE_RELEASE: '1', SITE_DATE: '9999-01-01' };
  expect((await messagesWith(release)).panic).toEqual([
    expect.stringMatching(/^SITE_DATE is 9999-01-01.*is built for today only: unset SITE_DATE\.$/),
  ]);
});

interface Node {
  internal: { contentDigest: string };
}

/** The node from which pages query how these variables have set up the build. */
async function buildNodeWith(variables: NodeJS.ProcessEnv): Promise<Node> {
  setVariables(variables);
  const createNode = jest.fn<undefined, [Node]>();
  const args = {
    actions: { createNode },
    createContentDigest: JSON.stringify,
    createNodeId: (name: string) => `id of ${name}`,
  };
  await sourceNodes?.(stub(args), NO_PLUGIN_OPTIONS, done);
  expect(createNode).toHaveBeenCalledTimes(1);
  const [node] = createNode.mock.calls.flat();
  if (!node) throw new Error('There is no node.');
  return node;
}

it.each([
  ['http://127.0.0.1:8081', true],
  ['', false],
])('says whether the editor runs beside the site: EDITOR_SERVER=%s, %s', async (server, hasLocalEditor) => {
  expect(await buildNodeWith({ EDITOR_SERVER: server })).toMatchObject({ hasLocalEditor });
});

// Visitors without scripts read it in the footer.
it('says the year of the day for which the site is built', async () => {
  expect(await buildNodeWith({ SITE_DATE: '2031-12-31' })).toMatchObject({ year: 2031 });
});

it.each<[NodeJS.ProcessEnv, object]>([
  [{}, { signUpMode: 'simulated', delivery: null }],
  [JOIN, { signUpMode: 'confirmed', delivery: { url: '/join' } }],
])('says what becomes of sign-ups: %j', async (variables, expected) => {
  expect(await buildNodeWith(variables)).toMatchObject(expected);
});

it('changes the digest when the settings of sign-ups change, so that Gatsby runs the queries of pages again', async () => {
  const digestWith = async (variables: NodeJS.ProcessEnv) =>
    (await buildNodeWith(variables)).internal.contentDigest;
  expect(await digestWith({})).not.toBe(await digestWith(JOIN));
});

/** Makes pages of what the query of createPages has found. */
async function pagesOf(result: object) {
  const [createPage, panicOnBuild] = [jest.fn(), jest.fn()];
  const args = {
    actions: { createPage },
    graphql: () => Promise.resolve(result),
    reporter: { panicOnBuild },
  };
  await createPages?.(stub(args), NO_PLUGIN_OPTIONS, done);
  return { pages: createPage.mock.calls.flat(), panics: panicOnBuild.mock.calls.flat() };
}

it('makes a page of each version of a legal document, and of each issue', async () => {
  const data = {
    allLegalVersion: { nodes: [{ id: 'a version', path: '/legal/terms/2025-05-02/' }] },
    allIssue: { nodes: [{ id: 'an issue', path: '/may-2025-issue' }] },
  };
  const { pages } = await pagesOf({ data });
  expect(pages).toEqual([
    {
      path: '/legal/terms/2025-05-02/',
      component: path.resolve('src/templates/legal-version.tsx'),
      context: { id: 'a version' },
    },
    {
      path: '/may-2025-issue',
      component: path.resolve('src/templates/issue.tsx'),
      context: { id: 'an issue' },
    },
  ]);
});

it('stops the build when the pages cannot be listed', async () => {
  const errors = [new Error('No such field.')];
  const { panics } = await pagesOf({ errors });
  expect(panics).toEqual(['The query in gatsby-node.ts has failed: No such field.']);
});
