import type { Place, Report } from './finding';
import { missingFrontMatter, splitFrontMatter } from './front-matter';
import { kindOf, LEGAL_DOCUMENTS, type ContentKind } from '../kinds';
import { nodesOf, type Nodes } from '../check/markdown-nodes';
import { parseAndExplain } from './parse-body';
import { readYaml, type TextField, type YamlPath } from './read-yaml';
import { editorialFields } from '../schemas';

/** A wording that somebody has allowed in a document. */
export interface Allowance {
  rule: string;
  words: string;
  reason: string;
}

/** An MDX file of the content, read as far as it can be: what the rules look at. */
export interface ContentDocument {
  /** Path below `content/`. */
  file: string;
  kind: ContentKind;
  /** The file's name without its ending; for a question, its anchor. */
  name: string;
  /** The fields to be published; only when all fields are right. */
  frontMatter?: Record<string, unknown>;
  /** All texts of the front matter. */
  texts: TextField[];
  placeOf: (path: YamlPath) => Place;
  allow: readonly Allowance[];
  reviewBy?: string;
  /** Whether all of its words could be read. */
  complete: boolean;
  /** The MDX after the front matter, at the lines it has in the file. */
  body: string;
  /** The body's Markdown; nothing where it could not be read. */
  nodes: Nodes;
}

const NO_PLACE = { line: 1, column: 1 };
const schemas = new Map<ContentKind, ReturnType<typeof withEditorialFields>>();
const withEditorialFields = (kind: ContentKind) => kind.frontMatter.extend(editorialFields);

/**
 * Reads an MDX file and reports everything that keeps it from being read.
 *
 * @param file path below `content/`, for instance `faq/launch.mdx`
 * @param source what the file holds, as plain text
 * @returns undefined when the file is not one that the site shows
 */
export function readDocument(file: string, source: string, report: Report): ContentDocument | undefined {
  const found = kindOf(file);
  if (!found) {
    report(NO_PLACE, unknownFile(file));
    return undefined;
  }
  const parts = splitFrontMatter(source);
  if (!parts) {
    const { place, problem } = missingFrontMatter(source);
    report(place, problem);
    return {
      file,
      ...found,
      texts: [],
      placeOf: () => NO_PLACE,
      allow: [],
      complete: false,
      body: '',
      nodes: nodesOf(undefined),
    };
  }
  const { value, data, texts, placeOf } = readYaml(parts.frontMatter, schemaOf(found.kind), report);
  const { tree, problems } = parseAndExplain(parts.body);
  for (const { place, problem } of problems) report(place, problem);
  const fields = Object.keys(found.kind.frontMatter.shape);
  const reviewBy = value?.['reviewBy'];
  return {
    file,
    ...found,
    ...(value && {
      frontMatter: Object.fromEntries(Object.entries(value).filter(([key]) => fields.includes(key))),
    }),
    texts,
    placeOf,
    allow: allowancesIn(data),
    complete: data !== undefined && tree !== undefined,
    ...(typeof reviewBy === 'string' && { reviewBy }),
    body: parts.body,
    nodes: nodesOf(tree),
  };
}

/** Also when other fields are wrong: what is allowed stays allowed. */
function allowancesIn(data: unknown): readonly Allowance[] {
  const { allow } = (data ?? {}) as { allow?: unknown };
  return editorialFields.allow.safeParse(allow).data ?? [];
}

function schemaOf(kind: ContentKind) {
  const schema = schemas.get(kind) ?? withEditorialFields(kind);
  schemas.set(kind, schema);
  return schema;
}

function unknownFile(file: string) {
  const rule = 'file-name';
  const folder = file.split('/')[0];
  if (/^legal\/[^/]+\.mdx$/.test(file)) {
    return {
      rule,
      message: 'the site has no legal document of this name',
      help: `The legal documents are ${LEGAL_DOCUMENTS.join(', ')}: use one of these names, or ask a developer for a new one.`,
    };
  }
  if (folder === 'faq' && file.endsWith('.mdx')) {
    return {
      rule,
      message: 'the name of this file cannot be an anchor',
      help: 'Use small letters, digits and hyphens only, such as content/faq/when-we-launch.mdx, and no folder in content/faq.',
    };
  }
  return {
    rule,
    message: 'no page of the site shows a file of this name in this folder',
    help: 'Correct the name or the folder, or move the file out of content/; content/README.md lists the files.',
  };
}
