import type { z } from 'zod';
import { splitFrontMatter } from '../front-matter';
import { readYaml } from '../read-yaml';
import { recordedVersion } from '../schemas';
import { plainText } from '../source-text';

export interface RecordedText extends z.infer<typeof recordedVersion> {
  /** The MDX after the front matter. */
  body: string;
}

/**
 * @returns null when the front matter cannot be read
 */
export function readRecordedText(source: string): RecordedText | null {
  const parts = splitFrontMatter(plainText(source));
  if (!parts) return null;
  const { value } = readYaml(parts.frontMatter, recordedVersion, () => undefined);
  return value ? { ...value, body: parts.body } : null;
}
