import { existsSync } from 'node:fs';
import type { Node, NodeInput, NodePluginArgs } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import * as z from 'zod';
import { START_TIME } from '../shared/gatsby/start-time';
import { parseAllowedBody } from './compile/compile-body';
import { typesetFields } from './compile/typeset';
import { CONTENT_SOURCE, contentPath } from './content-folder';
import { findKind } from './find-in-model';
import { hasOwnPages, hasSeveralNames } from './kind-traits';
import { SITE_FACTS_FILE, SITE_FACTS_TYPE, type ContentModel } from './model';
import type { MdxContentOptions } from './options';
import { pagePathFor } from './page-path';
import { datesAsText } from './parse/dates-as-text';
import { InvalidFileError } from './parse/invalid-file-error';
import { normalizeText } from './parse/normalize-text';
import { parseFacts } from './parse/parse-facts';
import { schemaOf } from './schema-of';

/** The typed child of an Mdx node, as resolvers get it. It also has the fields of its front matter. */
export interface ContentNode {
  id: string;
  /** `type` is the name of its GraphQL type. */
  internal: { type: string };
  /** The name of the file without its extension. */
  name: string;
  /** The path of the file below `content/`. */
  file: string;
  /** The MDX after the front matter. */
  body: string;
  /** The path of its page, where each file of its kind has one. */
  path?: string;
  /** The place of its name among those of its kind, from 0, where the kind lists several. */
  nameIndex?: number;
}

/** The arguments that onCreateNode and sourceNodes share, and the Mdx or File node that may get a child. */
type TypedNodeArgs = NodePluginArgs & { node: Node };

/** The content of a typed node, before Gatsby makes the node. */
interface TypedContent {
  /** The name of its GraphQL type. */
  type: string;
  fields: Record<string, unknown>;
}

/**
 * Makes the typed child of an Mdx node in `content/`, or of the File node of site.yaml. Other files get no
 * child. An invalid file ends a build; in `gatsby develop`, Gatsby reports it and goes on without the child,
 * until the file is fixed.
 */
export async function createTypedNode(args: TypedNodeArgs, options: MdxContentOptions): Promise<void> {
  const file = contentFileOf(args);
  if (file === undefined) return;
  try {
    await createChild(await readTypedContent(args, file, options), args);
  } catch (error) {
    reportFailure(error, file, args.reporter);
  }
}

/**
 * Makes all typed nodes again when Gatsby starts. Gatsby keeps nodes from one run to the next, and calls
 * onCreateNode for new and changed ones only, but the code of the model or an option may have changed.
 */
export async function recreateTypedNodes(args: NodePluginArgs, options: MdxContentOptions): Promise<void> {
  const { getNode, getNodesByType } = args;
  for (const node of [...getNodesByType('Mdx'), ...getNodesByType('File')]) {
    const file = fileNodeOf(node, getNode);
    // A file may have been removed since the last run: Gatsby deletes its nodes only after this hook.
    if (!file || !existsSync(file.absolutePath)) continue;
    await createTypedNode({ ...args, node }, options);
  }
}

/**
 * @returns the path below `content/` of the file that the node gets a typed child for;
 *   undefined when it gets none
 */
function contentFileOf({ node, getNode }: TypedNodeArgs): string | undefined {
  const file = fileNodeOf(node, getNode);
  if (file?.sourceInstanceName !== CONTENT_SOURCE) return undefined;
  const { relativePath } = file;
  const hasTypedChild = node.internal.type === 'Mdx' || relativePath === SITE_FACTS_FILE;
  return hasTypedChild ? relativePath : undefined;
}

/** @returns the File node itself, or that of an Mdx node */
function fileNodeOf(node: Node, getNode: TypedNodeArgs['getNode']): FileSystemNode | undefined {
  if (node.internal.type === 'File') return node as FileSystemNode;
  if (!node.parent) return undefined;
  return getNode(node.parent) as FileSystemNode | undefined;
}

/** @throws InvalidFileError when the file can't be published */
async function readTypedContent(
  args: TypedNodeArgs,
  file: string,
  options: MdxContentOptions,
): Promise<TypedContent> {
  if (file === SITE_FACTS_FILE) return readFactsFile(args, options);
  return readMdx(args.node, file, options.model);
}

/** Ends a build. In `gatsby develop`, Gatsby only reports the failure. */
function reportFailure(error: unknown, file: string, reporter: NodePluginArgs['reporter']): void {
  if (error instanceof InvalidFileError) {
    reporter.panicOnBuild(`${contentPath(file)} cannot be published. ${error.message}`);
    return;
  }
  // With the error, Gatsby prints its stack, which shows where our code has the mistake.
  reporter.panicOnBuild(
    `plugins/mdx-content failed at ${contentPath(file)}. The mistake is in the code of the plugin, not in the file.`,
    error as Error,
  );
}

function readMdx(mdx: Node, file: string, model: ContentModel): TypedContent {
  const found = findKind(file, model.kinds);
  if (!found) {
    throw new InvalidFileError(
      'No kind of content has a file of this name in this folder: rename, move or delete it.',
    );
  }
  const { kind, name } = found;
  const schema = schemaOf(kind, model);
  const { data, error } = schema.safeParse(datesAsText(mdx['frontmatter']));
  if (error) throw new InvalidFileError(z.prettifyError(error));
  const body = normalizeText(String(mdx['body']));
  parseAllowedBody(body, model);
  const published = Object.entries(data).filter(([field]) => !Object.hasOwn(model.unpublishedFields, field));
  const fields: Omit<ContentNode, 'id' | 'internal'> = { name, file, body };
  if (hasOwnPages(kind)) fields.path = pagePathFor(kind.page, name);
  if (hasSeveralNames(kind)) fields.nameIndex = kind.names.indexOf(name);
  const frontMatter = typesetFields(Object.fromEntries(published), schema);
  return { type: kind.type, fields: { ...frontMatter, ...fields } };
}

async function readFactsFile(
  { node, loadNodeContent }: TypedNodeArgs,
  { model, factOverrides }: MdxContentOptions,
): Promise<TypedContent> {
  const yaml = normalizeText(await loadNodeContent(node));
  const facts = parseFacts(yaml, model.factsSchema);
  return { type: SITE_FACTS_TYPE, fields: { ...typesetFields(facts, model.factsSchema), ...factOverrides } };
}

async function createChild(
  { type, fields }: TypedContent,
  { actions, createContentDigest, createNodeId, node }: TypedNodeArgs,
): Promise<void> {
  const contentDigest = createContentDigest({ fields, startTime: START_TIME });
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
