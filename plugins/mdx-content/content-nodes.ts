import { existsSync } from 'node:fs';
import type { CreateNodeArgs, Node, NodeInput, NodePluginArgs } from 'gatsby';
import { parse } from 'yaml';
import * as z from 'zod';
import { parseAllowed } from './compile/compile-body';
import { typesetFields } from './compile/typeset';
import { editorialFields, schemaOf } from './fields';
import { kindOf, type ContentModel } from './model';
import { digestOfModel } from './model-digest';
import { withPlainDates } from './parse/published-front-matter';
import { plainText } from './parse/source-text';

/** The options of this plugin in gatsby-config.ts. */
export type ContentOptions = {
  model: ContentModel;
  /** Facts that replace those of site.yaml in this build. */
  facts?: Record<string, string>;
  /** The variant of this build: which components with a `variant` show their content. */
  variant?: string;
};

/** The part of Gatsby's arguments that onCreateNode and sourceNodes share, and the node. */
type TypedNodeArgs = Pick<
  CreateNodeArgs,
  'actions' | 'cache' | 'createContentDigest' | 'createNodeId' | 'getNode' | 'loadNodeContent' | 'reporter'
> & { node: Node };

const SITE_FACTS = 'site.yaml';

/** What a typed node is made of. */
interface TypedContent {
  type: string;
  fields: Record<string, unknown>;
}

/**
 * Makes the typed child of an Mdx node, or of the File node of site.yaml; other nodes get none. A file that cannot be
 * published ends a build. In `gatsby develop` it keeps the content that it had before, and the content check shows the
 * mistake.
 */
export async function createTypedNode(args: TypedNodeArgs, options: ContentOptions): Promise<void> {
  const file = fileOf(args);
  if (file === undefined) return;
  let content: TypedContent;
  try {
    content = await readContent(file, args, options);
  } catch (error) {
    if (process.env.NODE_ENV === 'development') {
      await restoreLastValid(file, args, options);
    } else {
      args.reporter.panicOnBuild(`content/${file} cannot be published. ${(error as Error).message}`);
    }
    return;
  }
  await createChild(content, args, options);
  await args.cache.set(cacheKeyOf(file), content);
}

/** Gatsby has deleted the typed child, because its parent has changed. */
async function restoreLastValid(file: string, args: TypedNodeArgs, options: ContentOptions): Promise<void> {
  const content = (await args.cache.get(cacheKeyOf(file))) as TypedContent | undefined;
  if (content) await createChild(content, args, options);
}

/**
 * Makes the typed nodes anew when the code of the model or an option has changed since the last run: Gatsby calls
 * onCreateNode only for new nodes and for changed ones.
 */
export async function renewTypedNodes(args: NodePluginArgs, options: ContentOptions): Promise<void> {
  const { cache, getNode, getNodesByType } = args;
  const digest = digestOf(options);
  if ((await cache.get('digest of options')) === digest) return;
  for (const node of [...getNodesByType('Mdx'), ...getNodesByType('File')]) {
    const file = fileNodeOf(node, getNode)?.['absolutePath'];
    // Gatsby deletes the nodes of a removed file after this hook.
    if (!existsSync(String(file))) continue;
    await createTypedNode({ ...args, node }, options);
  }
  await cache.set('digest of options', digest);
}

/** The path below `content/` of the file that a typed node is made of; undefined for any other node. */
function fileOf({ node, getNode }: Pick<TypedNodeArgs, 'node' | 'getNode'>): string | undefined {
  const path = fileNodeOf(node, getNode)?.['relativePath'] as string | undefined;
  if (node.internal.type === 'Mdx') return path;
  return path === SITE_FACTS ? SITE_FACTS : undefined;
}

/** The File node of a File or an Mdx node; undefined for any other node. */
function fileNodeOf(node: Node, getNode: TypedNodeArgs['getNode']): Node | undefined {
  if (node.internal.type === 'File') return node;
  if (node.internal.type !== 'Mdx' || !node.parent) return undefined;
  return getNode(node.parent);
}

/** The key in Gatsby's cache of the last valid content of a file. */
const cacheKeyOf = (file: string): string => `valid content of ${file}`;

async function createChild(
  { type, fields }: TypedContent,
  { actions, createContentDigest, createNodeId, node }: TypedNodeArgs,
  options: ContentOptions,
): Promise<void> {
  // Gatsby runs a query again only when the digest of a node that it has read changes.
  const contentDigest = createContentDigest({ fields, options: digestOf(options) });
  const child: NodeInput = {
    ...fields,
    id: createNodeId(`${node.id} ${type}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest },
  };
  await actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}

/** @throws Error with what is wrong with the file */
const readContent = async (
  file: string,
  args: TypedNodeArgs,
  options: ContentOptions,
): Promise<TypedContent> =>
  file === SITE_FACTS ? await readSiteFacts(args, options) : readMdx(args.node, file, options.model);

/** @throws Error with what is wrong with the file */
function readMdx(mdx: Node, file: string, model: ContentModel): TypedContent {
  const found = kindOf(file, model.kinds);
  if (!found) throw new Error('No kind of content has a file of this name in this folder.');
  const { kind, name } = found;
  const { data, error } = schemaOf(kind).safeParse(withPlainDates(mdx['frontmatter']));
  if (error) throw new Error(z.prettifyError(error));
  const body = plainText(String(mdx['body']));
  parseAllowed(body, model);
  const published = Object.entries(data).filter(([field]) => !(field in editorialFields));
  const order = kind.ordered ? { order: kind.names?.indexOf(name) } : {};
  const fields = { ...typesetFields(Object.fromEntries(published)), ...order, name, body };
  return { type: kind.type, fields };
}

/** @throws Error with what is wrong with site.yaml */
async function readSiteFacts(
  { node, loadNodeContent }: TypedNodeArgs,
  { model, facts }: ContentOptions,
): Promise<TypedContent> {
  const yaml = plainText(await loadNodeContent(node));
  const { data, error } = model.facts.safeParse(parse(yaml));
  if (error) throw new Error(z.prettifyError(error));
  return { type: 'SiteFacts', fields: { ...data, ...facts } };
}

/** A digest of what nodes are made with, besides their files. */
const digestOf = ({ model, facts, variant }: ContentOptions): string =>
  JSON.stringify([digestOfModel(model), facts, variant]);
