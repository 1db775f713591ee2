import { FILE_START, type Problem, type Report } from './finding';
import { NO_FRONT_MATTER, splitFrontMatter } from './front-matter';
import { CONTENT_KINDS, kindOf, type ContentKind } from '../kinds';
import type { Root } from 'mdast';
import { nodesOf, parseAndExplain, type FindNodes } from './parse-body';
import { placesIn, type PlaceAt } from './source-text';
import { NO_FIELDS, readYaml, type YamlReading } from './read-yaml';
import { editorialFields, type EditorialFields } from '../fields';

/** A parsed MDX file of the content. With errors in it, the parts that could be parsed. */
export interface ContentDocument extends Pick<YamlReading<never>, 'texts' | 'placeOf'> {
  /** Path below `content/`. */
  file: string;
  kind: ContentKind;
  /** The file's name without its extension; for a question, its anchor. */
  name: string;
  /** The fields to publish, without those for editors; only when all fields are valid. */
  frontMatter: Record<string, unknown> | undefined;
  /** Wordings against content/policy.yaml that the document allows itself; only when all fields are valid. */
  allow: NonNullable<EditorialFields['allow']>;
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
  const { reviewBy, allow, ...frontMatter } = (value ?? {}) as EditorialFields & Record<string, unknown>;
  return {
    file,
    ...found,
    frontMatter: value && frontMatter,
    texts,
    placeOf,
    allow: allow ?? [],
    reviewBy,
    complete: data !== undefined && Boolean(tree),
    body,
    tree,
    nodes: nodesOf(tree),
    placeAt,
  };
}
