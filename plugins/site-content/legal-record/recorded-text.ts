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
 * Reads a version as it was published. The rules for edited files do not apply: they may grow stricter.
 *
 * @param source the bytes of a recorded file
 * @returns null when the front matter cannot be read
 */
export function readRecordedText(source: Uint8Array): RecordedText | null {
  const parts = splitFrontMatter(plainText(new TextDecoder().decode(source)));
  if (!parts) return null;
  try {
    const { data } = recordedVersion.safeParse(parse(parts.yaml));
    return data ? { ...data, body: parts.body } : null;
  } catch {
    return null;
  }
}
