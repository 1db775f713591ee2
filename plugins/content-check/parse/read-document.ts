import type { Root } from 'mdast';
import {
  contentPath,
  findKind,
  schemaOf,
  splitFrontMatter,
  type ContentKind,
  type ContentModel,
} from '../../mdx-content';
import { FILE_START, type Problem, type Report } from '../../shared/text/finding';
import { CONTENT_RULES } from '../rule-names';
import { reportAmbiguousValues } from './ambiguous-values';
import { parseAndExplain } from './parse-and-explain';
import { createPlaceFinder, type PlaceAt } from './place-finder';
import { readYaml, type TextField, type YamlReading } from './read-yaml';

export interface ContentDocument<Kind extends ContentKind = ContentKind> {
  /** Path below `content/`. */
  file: string;
  kind: Kind;
  /** The file's name without its extension. */
  name: string;
  /** The fields, except the fields for editors; undefined when a field is invalid. */
  frontMatter: Record<string, unknown> | undefined;
  /** The fields for editors; empty when a field is invalid. */
  editorialFields: Record<string, unknown>;
  /** All texts in the fields, except the fields for editors, even when a field is invalid. */
  texts: TextField[];
  placeOf: YamlReading<unknown>['placeOf'];
  /**
   * The MDX after the front matter. It begins with empty lines, so that each line has the
   * same number as in the file.
   */
  body: string;
  /** The body as Markdown nodes. */
  tree: Root;
  /** Finds the place of an offset in the body. */
  placeAt: PlaceAt;
}

const NO_FRONT_MATTER: Problem = {
  rule: CONTENT_RULES.frontMatter,
  message: 'the file does not begin with complete front matter',
  help: 'Begin the file, without an empty line, with a line of three hyphens (---), the fields, and another line of three hyphens.',
};

/** The problem of a file that belongs to no kind of content. Its help lists where files can be. */
function unknownPath(kinds: readonly ContentKind[]): Problem {
  const places = kinds.map(({ folder, names }) =>
    names
      ? `${contentPath(folder)} with the name ${names.map((name) => `${name}.mdx`).join(' or ')}`
      : `${contentPath(folder)} with a name of small letters, digits and hyphens, such as a-short-name.mdx`,
  );
  return {
    rule: 'file-name',
    message: 'no page of the site shows a file of this name in this folder',
    help: `Rename or move it. Files can be in ${places.join('; in ')}.`,
  };
}

/**
 * Parses an MDX file, and reports the problems of its front matter and its syntax.
 *
 * @param file path below `content/`, for instance `faq/launch.mdx`
 * @param source the normalized text of the file (see normalizeText)
 * @returns undefined when the file can't be parsed, or belongs to no kind of content
 */
export function readDocument<Kind extends ContentKind>(
  file: string,
  source: string,
  model: ContentModel<Kind>,
  report: Report,
): ContentDocument<Kind> | undefined {
  const found = findKind(file, model.kinds);
  const parts = splitFrontMatter(source);
  if (!found) {
    report(FILE_START, unknownPath(model.kinds));
    return undefined;
  }
  if (!parts) {
    report(FILE_START, NO_FRONT_MATTER);
    return undefined;
  }
  const { yaml, body } = parts;
  const placeAt = createPlaceFinder(body);
  const fields = readYaml(yaml, schemaOf(found.kind, model), report);
  // An invalid field already has a message of the schema, which explains it better.
  if (fields?.value) reportAmbiguousValues(yaml, fields, report);
  const tree = parseAndExplain(body, placeAt, report);
  if (!fields || !tree) return undefined;
  const isEditorial = (field: string | number) => Object.hasOwn(model.unpublishedFields, field);
  const values = Object.entries(fields.value ?? {});
  const frontMatter = Object.fromEntries(values.filter(([field]) => !isEditorial(field)));
  return {
    file,
    ...found,
    frontMatter: fields.value && frontMatter,
    editorialFields: Object.fromEntries(values.filter(([field]) => isEditorial(field))),
    texts: fields.texts.filter(({ path: [field = ''] }) => !isEditorial(field)),
    placeOf: fields.placeOf,
    body,
    tree,
    placeAt,
  };
}
