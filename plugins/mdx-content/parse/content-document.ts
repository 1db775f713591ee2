import type { Root } from 'mdast';
import { editorialFields, schemaOf, type EditorialFields } from '../fields';
import { kindOf, type ContentKind } from '../model';
import { FILE_START, type Problem, type Report } from './finding';
import { NO_FRONT_MATTER, splitFrontMatter } from './front-matter';
import { parseAndExplain } from './parse-body';
import { reportAmbiguousValues } from './yaml-versions';
import { readYaml, type YamlReading } from './read-yaml';
import { createPlaceFinder, type PlaceAt } from './source-text';

/** A parsed file of the content. */
export interface ContentDocument extends Pick<YamlReading<never>, 'texts' | 'placeOf'>, EditorialFields {
  /** Path below `content/`. */
  file: string;
  kind: ContentKind;
  /** The file's name without its extension. */
  name: string;
  /** The fields, without those for editors; undefined when a field is invalid. */
  frontMatter: Record<string, unknown> | undefined;
  /** The MDX after the front matter. It begins with empty lines, so that each line has the same number as in the file. */
  body: string;
  /** The body as Markdown nodes. */
  tree: Root;
  /** Finds the place of an offset in the body. */
  placeAt: PlaceAt;
}

/** The problem of a file that belongs to no kind of content. Its help lists where files can be. */
function unknownPath(kinds: readonly ContentKind[]): Problem {
  const places = kinds.map(({ folder, names }) =>
    names
      ? `content/${folder} with the name ${names.map((name) => `${name}.mdx`).join(' or ')}`
      : `content/${folder} with a name of small letters, digits and hyphens, such as a-short-name.mdx`,
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
 * @returns undefined when the file cannot be parsed, or the site has no such file
 */
export function readDocument(
  file: string,
  source: string,
  kinds: readonly ContentKind[],
  report: Report,
): ContentDocument | undefined {
  const found = kindOf(file, kinds);
  const parts = splitFrontMatter(source);
  if (!found) {
    report(FILE_START, unknownPath(kinds));
    return undefined;
  }
  if (!parts) {
    report(FILE_START, NO_FRONT_MATTER);
    return undefined;
  }
  const { yaml, body } = parts;
  const placeAt = createPlaceFinder(body);
  const fields = readYaml(yaml, schemaOf(found.kind), report);
  // Where a field is invalid, the message of the schema explains it better.
  if (fields?.value) reportAmbiguousValues(yaml, fields, report);
  const tree = parseAndExplain(body, placeAt, report);
  if (!fields || !tree) return undefined;
  const { reviewBy, allow, ...frontMatter }: EditorialFields & Record<string, unknown> = fields.value ?? {};
  const texts = fields.texts.filter(({ field }) => !(field in editorialFields));
  return {
    file,
    ...found,
    frontMatter: fields.value && frontMatter,
    texts,
    placeOf: fields.placeOf,
    allow,
    reviewBy,
    body,
    tree,
    placeAt,
  };
}
