import { safeLoad } from 'js-yaml';
import type { Report } from './finding';
import type { YamlPath, YamlReading } from './read-yaml';

/**
 * Turns the days in front matter into text, `2025-05-02`. gatsby-plugin-mdx reads YAML 1.1, in which a day without quotes
 * is a Date; in a node that comes from Gatsby's cache, it is an ISO time.
 */
export function withPlainDates(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'string') return value.replace(/^(\d{4}-\d\d-\d\d)T00:00:00\.000Z$/, '$1');
  if (Array.isArray(value)) return value.map(withPlainDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withPlainDates(field)]));
}

/**
 * Reports each value that gatsby-plugin-mdx, whose nodes are published, reads otherwise than the content check: 010, 1_000
 * and 12:30 are other numbers in YAML 1.1, or texts. It is read here with js-yaml, as gray-matter does for
 * gatsby-plugin-mdx: gray-matter itself cannot run in browsers.
 *
 * @param yaml the front matter
 * @param reading how the content check has read its front matter
 */
export function reportOtherReadings(
  yaml: string,
  { plainValue, placeOf }: Pick<YamlReading<unknown>, 'plainValue' | 'placeOf'>,
  report: Report,
): void {
  const published = readPublished(yaml);
  if (published === undefined) {
    report(placeOf([]), {
      rule: 'yaml',
      message: 'these fields cannot be read by every program that reads YAML',
      help: 'Put texts with a colon, a quote or another special character between double quotes.',
    });
    return;
  }
  for (const [path, value] of leavesOf(plainValue)) {
    const publishedValue = valueAt(path, published);
    if (publishedValue === value) continue;
    report(placeOf(path), {
      rule: 'yaml',
      message: `this value can be read in two ways: as ${JSON.stringify(value)} and as ${JSON.stringify(publishedValue)}`,
      help: 'Put it between double quotes; write a number with digits only, without a zero before it.',
    });
  }
}

/** @returns undefined for YAML that js-yaml cannot read */
function readPublished(yaml: string): unknown {
  try {
    return withPlainDates(safeLoad(yaml) ?? {});
  } catch {
    return undefined;
  }
}

/** The values in a tree of objects and lists, with their paths. */
function leavesOf(value: unknown, path: YamlPath = []): [YamlPath, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, field]) =>
    leavesOf(field, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function valueAt(path: YamlPath, root: unknown): unknown {
  let value = root;
  for (const step of path) value = (value as Record<string, unknown> | null | undefined)?.[step];
  return value;
}
