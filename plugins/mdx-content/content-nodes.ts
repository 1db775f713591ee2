import type { CreateNodeArgs, Node, NodeInput, NodePluginArgs } from 'gatsby';
import { parse } from 'yaml';
import { z } from 'zod';
import { parseAllowed } from './compile/compile-body';
import { typesetFields } from './compile/typeset';
import { editorialFields, schemaOf } from './fields';
import { kindOf, type ContentModel } from './model';
import { digestOfModel } from './model-digest';
import { withPlainDates } from './parse/published-front-matter';
import { plainText } from './parse/source-text';

/** The options of this plugin in gatsby-config.ts. */
export interface ContentOptions {
  model: ContentModel;
  /** Facts that replace those of site.yaml in this build. */
  facts?: Record<string, string>;
  /** The variant of this build: which components with a `variant` show their content. */
  variant?: string;
}

/** A part of Gatsby's arguments that both hooks have. */
type Args = Pick<
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
 * Makes the typed child of an Mdx node, or of the File node of site.yaml. Its type is that of its kind of content.
 *
 * In `gatsby develop`, a file with a mistake keeps the content that it had before: the content check shows the mistake.
 */
export async function createTypedNode(args: Args, options: ContentOptions): Promise<void> {
  const { actions, cache, createContentDigest, createNodeId, node, reporter } = args;
  const file = fileOf(args);
  if (file === undefined) return;
  const cacheKey = `valid content of ${file}`;
  let content: TypedContent | undefined;
  let isValid = true;
  try {
    content =
      node.internal.type === 'Mdx' ? readMdx(node, file, options) : await readSiteFacts(args, options);
  } catch (error) {
    if (process.env.NODE_ENV !== 'development') {
      reporter.panicOnBuild(`content/${file} cannot be published. ${(error as Error).message}`);
    }
    isValid = false;
    content = (await cache.get(cacheKey)) as TypedContent | undefined;
  }
  if (!content) return;
  const { type, fields } = content;
  const contentDigest = createContentDigest({ fields, made: digestOf(options) });
  const child: NodeInput = {
    ...fields,
    id: createNodeId(`${node.id} ${type}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest },
  };
  await actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
  if (isValid) await cache.set(cacheKey, content);
}

/**
 * Makes the typed nodes anew when the code of the model or an option has changed since the last run: Gatsby calls
 * onCreateNode only for new nodes and for changed ones.
 */
export async function renewTypedNodes(args: NodePluginArgs, options: ContentOptions): Promise<void> {
  const { cache, getNodesByType } = args;
  const digest = digestOf(options);
  if ((await cache.get('model')) === digest) return;
  for (const node of [...getNodesByType('Mdx'), ...getNodesByType('File')]) {
    await createTypedNode({ ...args, node }, options);
  }
  await cache.set('model', digest);
}

/** The path below `content/` of the file that a typed node is made of; undefined for any other node. */
function fileOf({ node, getNode }: Pick<Args, 'node' | 'getNode'>): string | undefined {
  if (node.internal.type === 'File') {
    return node['relativePath'] === SITE_FACTS ? SITE_FACTS : undefined;
  }
  if (node.internal.type !== 'Mdx' || !node.parent) return undefined;
  return getNode(node.parent)?.['relativePath'] as string | undefined;
}

/** @throws Error with what is wrong with the file */
function readMdx(mdx: Node, file: string, { model }: ContentOptions): TypedContent {
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
  { node, loadNodeContent }: Args,
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
