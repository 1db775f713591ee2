import GithubSlugger from 'github-slugger';
import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type * as z from 'zod';
import { idPrefixOf, nearestMeta } from '../../mdx-content';
import { startOf } from '../../mdx-content/syntax';
import { FILE_START, type Place } from '../../shared/text/finding';
import type { CheckableKind } from '../checkable-model';
import type { ContentDocument } from '../parse/read-document';
import type { TextField } from '../parse/read-yaml';
import { elementsOf, markdownOf } from '../text/body-elements';

/** An id that links can point to. */
export interface Anchor {
  id: string;
  place: Place;
}

export interface Link {
  url: string;
  place: Place;
}

/** Links can point to headings, whose ids compileBody makes, and to the name of an entry with an anchor. */
export function anchorsOf({ name, kind }: ContentDocument<CheckableKind>, compiledBody: Root): Anchor[] {
  const idPrefix = idPrefixOf(kind, name);
  const headings = elementsOf(compiledBody, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').flatMap((node) => {
    // A new slugger gives each heading the id that it would have alone, so that the check of anchors finds
    // two headings with the same words.
    const slug = new GithubSlugger().slug(toString(node));
    if (slug === '') return [];
    return { id: idPrefix + slug, place: startOf(node) };
  });
  return kind.hasAnchor ? [{ id: name, place: FILE_START }, ...headings] : headings;
}

export function linksOf({ kind, texts, body }: ContentDocument<CheckableKind>, compiledBody: Root): Link[] {
  // The rule on bare addresses reports the links that don't begin with a bracket.
  const linksOfBody = elementsOf(compiledBody, 'a')
    .filter((node) => markdownOf(node, body).startsWith('['))
    .map((node) => ({ url: String(node.properties?.['href']), place: startOf(node) }));
  return [...linksInFields(texts, kind.frontMatter), ...linksOfBody];
}

export const linksInFields = (texts: readonly TextField[], schema: z.ZodObject): Link[] =>
  texts
    .filter(({ path }) => nearestMeta(schema, path, 'isLink'))
    .map(({ value, placeAt }) => ({ url: value, place: placeAt(0) }));
