import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CreateSchemaCustomizationArgs, Node, NodePluginArgs } from 'gatsby';
import type { Documents } from './check/check-content';
import { compileBody, type CompiledBody } from './compile/compile-body';
import { keepTogether, typesetFields } from './compile/typeset';
import type { SignUps } from './content-components';
import { contentTypes } from './graphql-types';
import { CONTENT_KINDS } from './kinds';
import { withLaunchWords } from './launch';
import { LEGAL_TYPES, type QueryContext } from './legal-record/version-nodes';
import { readDocument } from './parse/content-document';
import { reportTo, type Finding } from './parse/finding';
import { plainText } from './parse/source-text';
import { factsOfBuild, readSiteFacts, type SiteFacts } from './site-facts';

const CONTENT = path.resolve('content');

/** What the content check has read. In `gatsby develop` there is none, and the files are read. */
type Checked = { documents: Documents; facts: SiteFacts | undefined };

/** Makes the typed node, which pages query, of a File node. Synchronous: the queries of develop do not wait for it. */
export function createContentNode(args: NodePluginArgs & { node: Node }, checked?: Checked): void {
  const { actions, createContentDigest, createNodeId, node } = args;
  const file = String(node['relativePath']);
  if (file === 'site.yaml') return createSiteFactsNode(args, checked);
  if (node.internal.type !== 'File' || node['extension'] !== 'mdx') return;
  const document = checked
    ? checked.documents.get(file)
    : validDocument(file, readFileSync(path.join(CONTENT, file), 'utf8'));
  if (checked && !document) {
    args.reporter.panicOnBuild(
      `content/${file} is not among the texts that the content check has read. Build again; if it stays, take the file out of content/.`,
    );
  }
  if (!document) return;
  const { kind, name, frontMatter, body } = document;
  const child = {
    ...typesetFields(frontMatter),
    ...(kind.ordered && { order: kind.names?.indexOf(name) }),
    name,
    body,
    id: createNodeId(`${node.id} ${kind.type}`),
    parent: node.id,
    children: [],
    internal: { type: kind.type, contentDigest: createContentDigest({ frontMatter, body }) },
  };
  actions.createNode(child);
  actions.createParentChildLink({ parent: node, child: child as unknown as Node });
}

const lastValid = new Map<string, ReturnType<typeof readDocument>>();

/** In `gatsby develop`, a file with a mistake keeps its last words, and showBadContent shows the mistake. */
function validDocument(file: string, source: string) {
  const findings: Finding[] = [];
  const document = readDocument(file, plainText(source), reportTo(findings, file));
  if (findings.length === 0) lastValid.set(file, document);
  return lastValid.get(file);
}

/**
 * Makes the typed nodes at each start, since Gatsby calls onCreateNode for new nodes only: the one of site.yaml depends
 * on SITE_URL, and files whose nodes Gatsby has kept may have had other kinds or routes.
 */
export function renewContentNodes(args: NodePluginArgs, checked?: Checked): void {
  createSiteFactsNode(args, checked);
  for (const node of args.getNodesByType('File')) {
    if (existsSync(String(node['absolutePath']))) createContentNode({ ...args, node }, checked);
  }
}

function createSiteFactsNode(args: NodePluginArgs, checked?: Checked): void {
  const { actions, createContentDigest, createNodeId } = args;
  const facts = checked?.facts
    ? factsOfBuild(checked.facts)
    : readSiteFacts(readFileSync(path.join(CONTENT, 'site.yaml'), 'utf8'));
  if (!facts) return;
  actions.createNode({
    ...facts,
    id: createNodeId('SiteFacts'),
    parent: null,
    children: [],
    internal: { type: 'SiteFacts', contentDigest: createContentDigest(facts) },
  });
}

/** Resolves a field with text, or with a list of texts, whose words may follow from the launch. */
async function fillIn(
  source: Record<string, string | string[] | undefined>,
  _args: object,
  { nodeModel }: QueryContext,
  { fieldName }: { fieldName: string },
) {
  const value = source[fieldName];
  if (![value].flat().some((text) => text?.includes('{'))) return value;
  const facts = await nodeModel.findOne<SiteFacts>({ type: 'SiteFacts', query: {} });
  if (!facts) throw new Error('content/site.yaml is missing.');
  const fill = (text: string) => keepTogether(withLaunchWords(text, facts));
  return Array.isArray(value) ? value.map(fill) : value && fill(value);
}

/** Declares the types, and the extensions that compile a body and fill in a field when a query asks for them. */
export function createContentSchema(args: CreateSchemaCustomizationArgs): void {
  const resolve = async (
    { internal, name, body }: Node & { name: string; body: string },
    _args: object,
    { nodeModel }: QueryContext,
    { fieldName }: { fieldName: keyof CompiledBody },
  ) => {
    // Through the node model, so that Gatsby runs the query again when the facts change.
    const facts = await nodeModel.findOne<SiteFacts>({ type: 'SiteFacts', query: {} });
    const build = await nodeModel.findOne<{ signUps: SignUps }>({ type: 'SiteBuild', query: {} });
    const kind = CONTENT_KINDS.find(({ type }) => type === internal.type);
    if (!facts || !kind) throw new Error('content/site.yaml is missing.');
    const { headingLevel, prefixIds } = kind;
    const published = { ...facts, signUps: build?.signUps };
    return compileBody(body, { facts: published, headingLevel, idPrefix: prefixIds ? `${name}-` : '' })[
      fieldName
    ];
  };
  args.actions.createFieldExtension({ name: 'compiledBody', extend: () => ({ resolve }) });
  args.actions.createFieldExtension({ name: 'launchWords', extend: () => ({ resolve: fillIn }) });
  args.actions.createTypes([contentTypes(), LEGAL_TYPES]);
}
