import { dayOf } from '../../shared/text/days';

/**
 * Replaces the dates in front matter by text such as `2025-05-02`. gatsby-plugin-mdx reads YAML 1.1, in which
 * a date without quotes is a Date object. In a node from Gatsby's cache, that object has become a text with a
 * time.
 */
export function datesAsText(value: unknown): unknown {
  if (value instanceof Date) return dayOf(value.getTime());
  if (typeof value === 'string') return value.replace(/^(\d{4}-\d\d-\d\d)T00:00:00\.000Z$/, '$1');
  if (Array.isArray(value)) return value.map(datesAsText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, datesAsText(field)]));
}
