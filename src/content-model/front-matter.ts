import { LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import type { Finding, Place } from './finding';

export interface YamlSource {
  /** Path for messages. */
  file: string;
  yaml: string;
  /** Lines of the file that come before the YAML. */
  linesBefore: number;
}

const FENCED = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;
const HELP = 'Compare the top of the file with another file of the same folder, or with content/README.md.';

/**
 * Parts a content file into its front matter and its body.
 * The body keeps the front matter's lines as empty ones, so places in it are places in the file.
 *
 * @returns null when the file does not begin with front matter
 */
export function splitFrontMatter(
  file: string,
  source: string,
): { frontMatter: YamlSource; body: string } | null {
  const match = FENCED.exec(source);
  if (!match || match.index !== 0) return null;
  const [fenced, yaml = ''] = match;
  return {
    frontMatter: { file, yaml, linesBefore: 1 },
    body: fenced.replace(/[^\r\n]/g, '') + source.slice(fenced.length),
  };
}

/**
 * Reads YAML against a schema.
 *
 * @returns the value when it is valid, and what is wrong with it otherwise
 */
export function readYaml<Schema extends z.ZodType>(
  source: YamlSource,
  schema: Schema,
): { value?: z.infer<Schema>; findings: Finding[] } {
  const lines = new LineCounter();
  const document = parseDocument(source.yaml, { lineCounter: lines });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: line + source.linesBefore, column: col };
  };
  const finding = (place: Place, message: string, help: string): Finding => ({
    file: source.file,
    ...place,
    severity: 'error',
    message,
    help,
    rule: 'front-matter',
  });

  if (document.errors.length > 0) {
    return {
      findings: document.errors.map((error) =>
        finding(
          placeAt(error.pos[0]),
          error.message.split(/ at line \d+|\n/)[0] ?? error.code,
          'Put text that holds a colon or starts with a special character between double quotes.',
        ),
      ),
    };
  }

  const parsed = schema.safeParse(document.toJS() ?? {});
  if (parsed.success) return { value: parsed.data, findings: [] };
  return {
    findings: parsed.error.issues.flatMap((issue) => {
      const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
      if (issue.code === 'unrecognized_keys') {
        return issue.keys.map((key) =>
          finding(
            placeAt(offsetOf(document, [...path, key], 'key')),
            `"${key}" is not a field of this kind of file`,
            'Correct the field’s name or take the line out.',
          ),
        );
      }
      const missing = issue.code === 'invalid_type' && document.getIn(path) === undefined;
      return finding(
        placeAt(offsetOf(document, path, 'value')),
        missing ? `"${path.join('.')}" is missing` : `"${path.join('.')}" ${issue.message}`,
        missing ? `Add a line "${path.at(-1)}: …".` : HELP,
      );
    }),
  };
}

/** Where a key or its value stands in the YAML; where it is missing, the nearest thing that is there. */
function offsetOf(document: Document, path: (string | number)[], part: 'key' | 'value'): number {
  const parent = path.slice(0, -1);
  const owner = parent.length > 0 ? document.getIn(parent, true) : document.contents;
  const last = path.at(-1);
  const items = (owner as { items?: unknown[] } | null)?.items ?? [];
  for (const item of items) {
    const pair = item as { key?: { value?: unknown; range?: number[] }; value?: { range?: number[] } };
    if (pair.key?.value !== last) continue;
    return (part === 'value' ? pair.value?.range?.[0] : undefined) ?? pair.key?.range?.[0] ?? 0;
  }
  if (typeof last === 'number') {
    const item = items[last] as { range?: number[] } | undefined;
    if (item?.range) return item.range[0] ?? 0;
  }
  return parent.length > 0 ? offsetOf(document, parent, part) : 0;
}
