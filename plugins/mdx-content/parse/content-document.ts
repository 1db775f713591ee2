import type { Root } from 'mdast';
import { editorialFields, schemaOf, type EditorialFields } from '../fields';
import { kindOf, type ContentKind } from '../model';
import { FILE_START, type Problem, type Report } from './finding';
import { NO_FRONT_MATTER, splitFrontMatter } from './front-matter';
import { parseAndExplain } from './parse-body';
import { reportOtherReadings } from './published-front-matter';
import { readYaml, type YamlReading } from './read-yaml';
import { placesIn, type PlaceAt } from './source-text';

/** A parsed MDX file of the content. */
export interface ContentDocument extends Pick<YamlReading<never>, 'texts' | 'placeOf'>, EditorialFields {
  /** Path below `content/`. */
  file: string;
  kind: ContentKind;
  /** The file's name without its extension; for a question, its anchor. */
  name: string;
  /** The fields to publish, without those for editors; only when all fields are valid. */
  frontMatter: Record<string, unknown> | undefined;
  /** The MDX after the front matter, on the same lines as in the file. */
  body: string;
  /** The body as Markdown nodes. */
  tree: Root;
  /** Finds the place of an offset in the body. */
  placeAt: PlaceAt;
}

const UNKNOWN_FILE: Problem = {
  rule: 'file-name',
  message: 'no page of the site shows a file of this name in this folder',
  help: 'Questions are in content/faq, with names of small letters, digits and hyphens, such as when-we-launch.mdx. For the other files, see docs/content-files.md, or ask a developer.',
};

/**
 * Parses an MDX file and reports each problem of its front matter and its syntax.
 *
 * @param file path below `content/`, for instance `faq/launch.mdx`
 * @param source the text of the file, normalized (see `plainText`)
 * @returns undefined when the file cannot be parsed, or the site shows no file of this path
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
    report(FILE_START, UNKNOWN_FILE);
    return undefined;
  }
  if (!parts) {
    report(FILE_START, NO_FRONT_MATTER);
    return undefined;
  }
  const { yaml, body } = parts;
  const placeAt = placesIn(body);
  const fields = readYaml(yaml, schemaOf(found.kind), report);
  // The schema's messages explain an invalid field better.
  if (fields?.value) reportOtherReadings(yaml, fields, report);
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
