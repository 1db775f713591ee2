import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CreateSchemaCustomizationArgs, Node, NodePluginArgs } from 'gatsby';
import type { Documents } from './check/check-content';
import { compileBody, type CompiledBody } from './compile/compile-body';
import { typesetFields } from './compile/typeset';
import type { SignUps } from './content-components';
import { contentTypes } from './graphql-types';
import { CONTENT_KINDS } from './kinds';
import { LEGAL_TYPES, type QueryContext } from './legal-record/version-nodes';
import { readDocument } from './parse/content-document';
import { reportTo, type Finding } from './parse/finding';
import { plainText } from './parse/source-text';
import { factsOfBuild, readSiteFacts, type SiteFacts } from './site-facts';

const CONTENT = path.resolve('content');

/** What the content check has read. In `gatsby develop` there is none, and the files are read. */
type Checked = { documents: Documents; facts: SiteFacts | undefined };

/** Makes the typed nodes, which pages query, of site.yaml and of each Mdx node of gatsby-plugin-mdx. */
export async function createContentNode(
  args: NodePluginArgs & { node: Node },
  checked?: Checked,
): Promise<void> {
  const { actions, createContentDigest, createNodeId, node } = args;
  if (node['relativePath'] === 'site.yaml' && !checked) return renewContentNodes(args);
  const absolutePath = node.internal.contentFilePath;
  if (node.internal.type !== 'Mdx' || !absolutePath) return;
  const file = path.relative(CONTENT, absolutePath).split(path.sep).join('/');
  const document = checked
    ? checked.documents.get(file)
    : validDocument(file, await readFile(absolutePath, 'utf8'));
  if (checked && !document) {
    args.reporter.panicOnBuild(
      `content/${file} is not among the texts that the content check has read. Build again; if it stays, take the file out of content/.`,
    );
  }
  // Without the facts, renewContentNodes is still to come.
  const facts = args.getNode(createNodeId('SiteFacts')) as SiteFacts | undefined;
  if (!document || !facts) return;
  const { kind, name, frontMatter, body } = document;
  const fields = typesetFields(frontMatter, facts);
  const child = {
    ...fields,
    ...(kind.ordered && { order: kind.names?.indexOf(name) }),
    name,
    body,
    id: createNodeId(`${node.id} ${kind.type}`),
    parent: node.id,
    children: [],
    internal: { type: kind.type, contentDigest: createContentDigest({ fields, body }) },
  };
  actions.createNode(child);
  actions.createParentChildLink({ parent: node, child: child as unknown as Node });
}

/** In `gatsby develop`, a file with a mistake keeps its last node, and showBadContent shows the mistake. */
function validDocument(file: string, source: string) {
  const findings: Finding[] = [];
  const document = readDocument(file, plainText(source), reportTo(findings, file));
  return findings.length === 0 ? document : undefined;
}

/**
 * Makes all typed nodes, whose texts show facts of site.yaml: when it changes, and at each start, since Gatsby calls
 * onCreateNode for new nodes only, and those that it has kept may have had other kinds, routes or facts.
 */
export async function renewContentNodes(args: NodePluginArgs, checked?: Checked): Promise<void> {
  const { actions, createContentDigest, createNodeId } = args;
  const facts = checked?.facts
    ? factsOfBuild(checked.facts)
    : readSiteFacts(await readFile(path.join(CONTENT, 'site.yaml'), 'utf8'));
  if (!facts) return;
  actions.createNode({
    ...facts,
    id: createNodeId('SiteFacts'),
    parent: null,
    children: [],
    internal: { type: 'SiteFacts', contentDigest: createContentDigest(facts) },
  });
  for (const node of args.getNodesByType('Mdx')) {
    if (existsSync(node.internal.contentFilePath ?? '')) await createContentNode({ ...args, node }, checked);
  }
}

/** Declares the types, and the extension that compiles a body when a query asks for it. */
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
  args.actions.createTypes([contentTypes(), LEGAL_TYPES]);
}
