import { parse } from 'yaml';
import type { z } from 'zod';
import { splitFrontMatter } from '../front-matter';
import { recordedVersion } from '../schemas';
import { plainText } from '../source-text';

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
  if (!parts) return null;
  try {
    const { success, data } = recordedVersion.safeParse(parse(parts.frontMatter.yaml));
    return success ? { ...data, body: parts.body } : null;
  } catch {
    return null;
  }
}
