import type { z } from 'zod';
import { readYaml, splitFrontMatter } from '../front-matter';
import { recordedVersion } from '../schemas';

export interface RecordedText extends z.infer<typeof recordedVersion> {
  /** The MDX after the front matter. */
  body: string;
}

/**
 * @param file path for messages
 * @returns null when the front matter cannot be read
 */
export function readRecordedText(file: string, source: string): RecordedText | null {
  const parts = splitFrontMatter(file, source);
  if (!parts) return null;
  const { value } = readYaml(parts.frontMatter, recordedVersion);
  return value ? { ...value, body: parts.body } : null;
}
