import type { z } from 'zod';
import { FILE_START, type Problem, type Report } from './finding';
import { NO_FRONT_MATTER, splitFrontMatter } from './front-matter';
import { CONTENT_KINDS, kindOf, type ContentKind } from '../kinds';
import type { Root } from 'mdast';
import { nodesOf, parseAndExplain, type FindNodes } from './parse-body';
import { placesIn, type PlaceAt } from './source-text';
import { NO_FIELDS, readYaml, type YamlReading } from './read-yaml';
import { editorialFields } from '../fields';

/** A wording against content/policy.yaml that the document allows itself. */
export type Allowance = NonNullable<z.infer<typeof editorialFields.allow>>[number];

/** A parsed MDX file of the content. With errors in it, the parts that could be parsed. */
export interface ContentDocument extends Pick<YamlReading<never>, 'texts' | 'placeOf'> {
  /** Path below `content/`. */
  file: string;
  kind: ContentKind;
  /** The file's name without its extension; for a question, its anchor. */
  name: string;
  /** The fields to publish, without those for editors; only when all fields are valid. */
  frontMatter: Record<string, unknown> | undefined;
  allow: readonly Allowance[];
  /** Only when all fields are valid. */
  reviewBy: string | undefined;
  /** Whether front matter and body could be parsed. */
  complete: boolean;
  /** The MDX after the front matter, on the same lines as in the file. */
  body: string;
  /** The body as Markdown nodes; undefined when it could not be parsed. */
  tree: Root | undefined;
  /** Finds nodes of the tree. */
  nodes: FindNodes;
  /** Finds the place of an offset in the body. */
  placeAt: PlaceAt;
}

const UNKNOWN_FILE: Problem = {
  rule: 'file-name',
  message: 'no page of the site shows a file of this name in this folder',
  help: 'Questions are in content/faq, with names of small letters, digits and hyphens, such as when-we-launch.mdx. For the other files, see content/README.md or ask a developer.',
};

/** What a file of each kind may have as front matter: made once, because zod compiles each schema. */
const SCHEMAS = new Map(CONTENT_KINDS.map((kind) => [kind, kind.frontMatter.extend(editorialFields)]));

/**
 * Parses an MDX file and reports each problem of its front matter and its syntax.
 *
 * @param file path below `content/`, for instance `faq/launch.mdx`
 * @param source the text of the file, normalized (see `plainText`)
 * @returns undefined when the site shows no file of this path
 */
export function readDocument(file: string, source: string, report: Report): ContentDocument | undefined {
  const found = kindOf(file);
  if (!found) {
    report(FILE_START, UNKNOWN_FILE);
    return undefined;
  }
  const parts = splitFrontMatter(source);
  if (!parts) report(FILE_START, NO_FRONT_MATTER);
  const schema = SCHEMAS.get(found.kind);
  const { value, data, texts, placeOf } = parts && schema ? readYaml(parts.yaml, schema, report) : NO_FIELDS;
  const body = parts?.body ?? '';
  const placeAt = placesIn(body);
  const tree = parts ? parseAndExplain(body, placeAt, report) : undefined;
  // Read without the schema, so that a mistake in another field does not revoke an allowance.
  const allowed = editorialFields.allow.safeParse((data as { allow?: unknown } | undefined)?.allow);
  const shown = value && Object.entries(value).filter(([field]) => !(field in editorialFields));
  return {
    file,
    ...found,
    frontMatter: shown && Object.fromEntries(shown),
    texts,
    placeOf,
    allow: allowed.data ?? [],
    reviewBy: value?.['reviewBy'] as string | undefined,
    complete: data !== undefined && Boolean(tree),
    body,
    tree,
    nodes: nodesOf(tree),
    placeAt,
  };
}
