import { safeLoad } from 'js-yaml';
import { datesAsText } from '../../mdx-content';
import type { FieldPath, Report } from '../../shared/text/finding';
import type { YamlReading } from './read-yaml';

/**
 * Reports each value that gatsby-plugin-mdx, whose nodes are published, reads in another way than the content
 * check. It reads YAML 1.1, in which 010 is another number than in YAML 1.2, and 1_000 and 12:30 are numbers
 * and not texts. This function reads YAML 1.1 with js-yaml. gatsby-plugin-mdx does so, too, but through
 * gray-matter, which can't run in browsers.
 */
export function reportAmbiguousValues(
  yaml: string,
  { uncheckedValue, placeOf }: Pick<YamlReading<unknown>, 'uncheckedValue' | 'placeOf'>,
  report: Report,
): void {
  const published = readYaml11(yaml);
  if (published === undefined) {
    report(placeOf([]), {
      rule: 'yaml',
      message: 'cannot be read by every program that reads YAML',
      help: 'Put texts with a colon, a quote or another special character between double quotes.',
    });
    return;
  }
  for (const [path, value] of leavesOf(uncheckedValue)) {
    const publishedValue = valueAt(path, published);
    if (publishedValue === value) continue;
    report(placeOf(path), {
      rule: 'yaml',
      message: `this value can be read in two ways: as ${JSON.stringify(value)} and as ${JSON.stringify(publishedValue)}`,
      help: 'Put it between double quotes; write a number with digits only, without a zero before it.',
    });
  }
}

/** @returns the value with dates as text; undefined for YAML that js-yaml can't read */
function readYaml11(yaml: string): unknown {
  try {
    return datesAsText(safeLoad(yaml) ?? {});
  } catch {
    return undefined;
  }
}

/** @returns the values in a tree of objects and lists, with their paths */
function leavesOf(value: unknown, path: FieldPath = []): [FieldPath, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, field]) =>
    leavesOf(field, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function valueAt(path: FieldPath, root: unknown): unknown {
  let value = root;
  for (const step of path) value = (value as Record<string, unknown> | null | undefined)?.[step];
  return value;
}
