import { parse } from 'yaml';
import type { z } from 'zod';
import { splitFrontMatter } from '../parse/front-matter';
import { recordedVersion } from '../schemas';
import { plainText } from '../parse/source-text';

export interface RecordedText extends z.infer<typeof recordedVersion> {
  /** The MDX after the front matter. */
  body: string;
}

/**
 * Reads a version as it was published; not with the rules for edited files, which may grow stricter.
 *
 * @returns null when the front matter cannot be read
 */
export function readRecordedText(source: Uint8Array): RecordedText | null {
  const parts = splitFrontMatter(plainText(new TextDecoder().decode(source)));
  const fields = parts && readFields(parts.frontMatter.yaml);
  return fields ? { ...fields, body: parts.body } : null;
}

type Fields = z.infer<typeof recordedVersion>;

/** A build reads each version five times: to check the record, to make nodes of it, and to publish it. */
const known = new Map<string, Fields | null>();

function readFields(yaml: string): Fields | null {
  let fields = known.get(yaml);
  if (fields === undefined) known.set(yaml, (fields = parseFields(yaml)));
  return fields;
}

function parseFields(yaml: string): Fields | null {
  try {
    return recordedVersion.safeParse(parse(yaml)).data ?? null;
  } catch {
    return null;
  }
}
