import { findFrontMatter, normalizeText, type FileParts } from '../../mdx-content';
import { editFields, sortFields } from './edit-fields';
import { filledFields, findDifference, isSame, type FieldGroup } from './form-values';
import { isUnreadable, readFields, type Fields, type UnreadableFile } from './read-fields';
import { UnwritableEntryError } from './unwritable-entry-error';
import { writeFields } from './write-fields';

/** The field in which an entry carries the text of its file through the form. No form shows it. */
export const SOURCE = 'sourceOfFile';

/**
 * The data of an entry of Decap CMS: the fields, `body` where the file has one, and `SOURCE` unless
 * the entry is new.
 */
export type EntryData = Record<string, unknown>;

/** A format of files, as Decap's `registerCustomFormat` takes it. */
interface EntryFormat {
  /**
   * Reads a file. It never throws, because Decap would then open an empty form, and saving that
   * would wipe the file. A file that can't be read becomes an entry with nothing but its text,
   * which `toFile` refuses to write.
   */
  fromFile: (source: string) => EntryData;
  /**
   * Writes an entry: its file, in which only the fields that have changed are written again, or a new file.
   *
   * @param sortedKeys the names of the form's fields, in their order
   * @throws UnwritableEntryError when the file wouldn't read back as what the form shows
   */
  toFile: (entry: EntryData, sortedKeys?: readonly string[]) => string;
}

interface Content {
  fields: Record<string, unknown>;
  body: string;
}

/** The offsets of the parts of a file in its plain text. A file that has only fields has no body. */
type Parts = Pick<FileParts, 'yaml'> & Partial<Pick<FileParts, 'body'>>;

/** How content is laid out in a kind of file. */
interface Layout {
  /** @returns null when there is no front matter */
  split: (plain: string) => Parts | null;
  compose: (yaml: string, body: string) => string;
  contentOf: (entry: EntryData) => Content;
  entryOf: (content: Content) => EntryData;
}

/** In MDX files, the Markdown below the front matter is the field `body`, without empty lines around it. */
export const mdxFormat: EntryFormat = createFormat({
  split: findFrontMatter,
  compose: (yaml, body) => `---\n${yaml}---\n${belowFrontMatter(body)}`,
  contentOf: ({ body, ...fields }) => ({
    fields,
    body: typeof body === 'string' ? withoutEmptyLines(normalizeText(body)) : '',
  }),
  entryOf: ({ fields, body }) => ({ ...fields, body }),
});

export const yamlFormat: EntryFormat = createFormat({
  split: (plain) => ({ yaml: { start: 0, end: plain.length } }),
  compose: (yaml) => yaml,
  contentOf: (fields) => ({ fields, body: '' }),
  entryOf: ({ fields }) => fields,
});

function createFormat(layout: Layout): EntryFormat {
  return {
    fromFile: (source) => {
      const file = readFile(source, layout);
      if (isUnreadable(file)) return { [SOURCE]: source };
      return { ...layout.entryOf({ fields: file.fields.values, body: file.body }), [SOURCE]: source };
    },
    toFile: ({ [SOURCE]: source, ...entry }, sortedKeys = []) => {
      const { fields, body } = layout.contentOf(entry);
      const content = { fields: sortFields(filledFields(fields), sortedKeys), body };
      if (typeof source === 'string') return changeFile(source, content, layout);
      const written = composeFile(content, layout);
      requireReadBack(written, content, {}, layout);
      return written;
    },
  };
}

interface ReadFile {
  parts: Parts;
  /** The plain text of the front matter, or of the file. */
  yaml: string;
  fields: Fields;
  /** Everything below the front matter, with the empty lines around the body. */
  below: string;
  body: string;
}

function readFile(source: string, { split }: Layout): ReadFile | UnreadableFile {
  const plain = normalizeText(source);
  const parts = split(plain);
  if (!parts) return { line: 1 };
  const yaml = plain.slice(parts.yaml.start, parts.yaml.end);
  const fields = readFields(yaml);
  if (isUnreadable(fields)) {
    const linesBefore = plain.slice(0, parts.yaml.start).split('\n').length - 1;
    return { line: linesBefore + fields.line };
  }
  const below = parts.body ? plain.slice(parts.body.start, parts.body.end) : '';
  return { parts, yaml, fields, below, body: withoutEmptyLines(below) };
}

/** The content of a form, without the fields that nobody filled in. */
interface FilledContent {
  fields: FieldGroup;
  body: string;
}

function composeFile({ fields, body }: FilledContent, { compose }: Layout): string {
  return compose(writeFields(fields), body);
}

function changeFile(source: string, content: FilledContent, layout: Layout): string {
  const ended = withLineEnd(source);
  const file = readFile(ended, layout);
  if (isUnreadable(file)) throw UnwritableEntryError.unreadable(file);
  const { parts, yaml, fields } = file;
  if (isSame(fields.values, content.fields) && content.body === file.body) return source;
  const plain = normalizeText(ended);
  const written = [
    plain.slice(0, parts.yaml.start),
    editFields(yaml, fields, content.fields),
    plain.slice(parts.yaml.end, parts.body?.start),
    editBody(file, content.body),
  ].join('');
  requireReadBack(written, content, fields.values, layout);
  return withEncodingOf(source, written);
}

/** @returns everything below the front matter, with another body */
function editBody({ below, body: oldBody }: ReadFile, body: string): string {
  if (body === oldBody) return below;
  if (oldBody === '' || body === '') return belowFrontMatter(body);
  const start = below.indexOf(oldBody);
  return below.slice(0, start) + body + below.slice(start + oldBody.length);
}

/** @throws UnwritableEntryError with the field that is lost or damaged in the written file */
function requireReadBack(
  written: string,
  content: FilledContent,
  old: Record<string, unknown>,
  layout: Layout,
): void {
  const file = readFile(written, layout);
  if (isUnreadable(file)) throw UnwritableEntryError.lossAt(findDifference(old, content.fields) ?? []);
  const readBack = layout.entryOf({ fields: file.fields.values, body: file.body });
  const difference = findDifference(readBack, layout.entryOf(content));
  if (difference) throw UnwritableEntryError.lossAt(difference);
}

const belowFrontMatter = (body: string): string => (body === '' ? '' : `\n${body}\n`);

function withoutEmptyLines(text: string): string {
  if (text.trim() === '') return '';
  return text.replace(/^(?:[ \t]*\n)+/, '').replace(/(?:\n[ \t]*)+$/, '');
}

/** Without a line break at its end, nothing could be added below the last line of a file. */
const withLineEnd = (source: string): string =>
  source === '' || /[\r\n]$/.test(source) ? source : `${source}\n`;

/** Gives a plain text the byte order mark and the line breaks of a file. */
function withEncodingOf(source: string, plain: string): string {
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  const [lineBreak = '\n'] = /\r\n?|\n/.exec(source) ?? [];
  return mark + plain.replaceAll('\n', lineBreak);
}
