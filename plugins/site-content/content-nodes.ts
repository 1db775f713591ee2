import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CreateNodeArgs, CreateSchemaCustomizationArgs, Node, NodePluginArgs } from 'gatsby';
import { compileBody, type CompiledBody } from './compile/compile-body';
import { formatFinding, type Finding } from './parse/finding';
import { contentTypes } from './graphql-types';
import { CONTENT_KINDS } from './kinds';
import { createLegalSchema } from './legal-record/version-schema';
import { digest, readEntry, readSiteFacts } from './parse/read-content';
import type { SiteFacts } from './schemas';
import { typesetFields } from './compile/typeset-fields';

interface EntryNode extends Node {
  name: string;
  body: string;
}

interface QueryContext {
  nodeModel: { findOne: (query: { type: string; query: object }) => Promise<(Node & SiteFacts) | null> };
}

const CONTENT = path.resolve('content');

/** Turns the Mdx nodes of gatsby-plugin-mdx into the typed nodes that pages query. */
export async function createContentNode(args: CreateNodeArgs): Promise<void> {
  const { node } = args;
  if (node.internal.type === 'Mdx' && node.internal.contentFilePath) {
    await createEntryNode(args, node.internal.contentFilePath);
  }
}

async function createEntryNode(args: CreateNodeArgs, absolutePath: string): Promise<void> {
  const file = path.relative(CONTENT, absolutePath).split(path.sep).join('/');
  const source = await readFile(absolutePath, 'utf8');
  const { entry, findings } = readEntry(file, source);
  if (!entry) return report(args, findings);
  const { kind, name, frontMatter, body } = entry;
  const order = kind.names && { order: kind.names.indexOf(name) };
  createChild(args, kind.type, { ...typesetFields(frontMatter), ...order, name, body }, digest(source));
}

/** Makes the node of site.yaml. It is made at every build, because SITE_URL is a part of it. */
export async function createSiteFactsNode(args: NodePluginArgs): Promise<void> {
  const { actions, createNodeId } = args;
  const { facts, findings } = readSiteFacts(await readFile(path.join(CONTENT, 'site.yaml'), 'utf8'));
  if (!facts) return report(args, findings);
  actions.createNode({
    ...facts,
    id: createNodeId('SiteFacts'),
    parent: null,
    children: [],
    internal: { type: 'SiteFacts', contentDigest: digest(JSON.stringify(facts)) },
  });
}

/** In `gatsby develop`, makes the node of site.yaml again when the file changes; a build has just made it. */
export async function updateSiteFactsNode(args: CreateNodeArgs): Promise<void> {
  const { node } = args;
  if (process.env.NODE_ENV === 'production') return;
  if (node.internal.type === 'File' && node['relativePath'] === 'site.yaml') await createSiteFactsNode(args);
}

function createChild(args: CreateNodeArgs, type: string, fields: object, contentDigest: string): void {
  const { actions, createNodeId, node } = args;
  const child = {
    ...fields,
    id: createNodeId(`${node.id} ${type}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest },
  };
  actions.createNode(child);
  actions.createParentChildLink({ parent: node, child: child as unknown as Node });
}

function report({ reporter }: NodePluginArgs, findings: Finding[]): void {
  const message = findings.map(formatFinding).join('\n');
  reporter.panicOnBuild(`A content file has to be fixed before the site can be built.\n\n${message}`);
}

/** Declares the types, and the extension that compiles a body when a query asks for it. */
export function createContentSchema(args: CreateSchemaCustomizationArgs): void {
  const { actions } = args;
  actions.createFieldExtension({
    name: 'compiledBody',
    extend: () => ({
      async resolve(
        node: EntryNode,
        _args: object,
        context: QueryContext,
        info: { fieldName: keyof CompiledBody },
      ) {
        // Asked through the node model, so that Gatsby runs the query again when the facts change.
        const facts = await context.nodeModel.findOne({ type: 'SiteFacts', query: {} });
        if (!facts) throw new Error('content/site.yaml is missing.');
        return compiled(node, facts)[info.fieldName];
      },
    }),
  });
  actions.createTypes(contentTypes());
  createLegalSchema(args);
}

const cache = new Map<string, { key: string; body: CompiledBody }>();

/** One compile serves all fields of an entry. */
function compiled(node: EntryNode, facts: Node & SiteFacts): CompiledBody {
  const key = digest(node.internal.contentDigest, facts.internal.contentDigest);
  const known = cache.get(node.id);
  if (known?.key === key) return known.body;
  const kind = CONTENT_KINDS.find(({ type }) => type === node.internal.type);
  if (!kind) throw new Error(`${node.internal.type} is not a kind of content.`);
  const body = compileBody(node.body, {
    facts,
    headingLevel: kind.headingLevel,
    idPrefix: kind.prefixIds ? `${node.name}-` : '',
  });
  cache.set(node.id, { key, body });
  return body;
}
