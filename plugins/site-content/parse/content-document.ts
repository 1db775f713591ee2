import { FILE_START, type Place, type Report } from './finding';
import { missingFrontMatter, splitFrontMatter } from './front-matter';
import { kindOf, LEGAL_DOCUMENTS, type ContentKind } from '../kinds';
import { nodesOf, type Nodes } from './markdown-nodes';
import { parseAndExplain } from './parse-body';
import { readYaml, type TextField, type YamlPath } from './read-yaml';
import { editorialFields } from '../schemas';

/** A wording against content/policy.yaml that the document allows itself. */
export interface Allowance {
  rule: string;
  words: string;
  reason: string;
}

/** A parsed MDX file of the content. With errors in it, the parts that could be parsed. */
export interface ContentDocument {
  /** Path below `content/`. */
  file: string;
  kind: ContentKind;
  /** The file's name without its extension; for a question, its anchor. */
  name: string;
  /** The fields to publish, without those for editors; only when all fields are valid. */
  frontMatter?: Record<string, unknown>;
  /** All text fields of the front matter. */
  texts: TextField[];
  placeOf: (path: YamlPath) => Place;
  allow: readonly Allowance[];
  reviewBy?: string;
  /** Whether front matter and body could be parsed. */
  complete: boolean;
  /** The MDX after the front matter, on the same lines as in the file. */
  body: string;
  /** The body's Markdown nodes; none when it could not be parsed. */
  nodes: Nodes;
}

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
    report(FILE_START, unknownFile(file));
    return undefined;
  }
  const parts = splitFrontMatter(source);
  if (!parts) {
    report(FILE_START, missingFrontMatter(source));
    return {
      file,
      ...found,
      texts: [],
      placeOf: () => FILE_START,
      allow: [],
      complete: false,
      body: '',
      nodes: nodesOf(undefined),
    };
  }
  const { value, data, texts, placeOf } = readYaml(
    parts.frontMatter,
    found.kind.frontMatter.extend(editorialFields),
    report,
  );
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

/** Read without the schema, so that a mistake in another field does not revoke an allowance. */
function allowancesIn(data: unknown): readonly Allowance[] {
  const { allow } = (data ?? {}) as { allow?: unknown };
  return editorialFields.allow.safeParse(allow).data ?? [];
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
