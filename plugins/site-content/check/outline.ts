import GithubSlugger from 'github-slugger';
import type { ContentDocument } from '../parse/content-document';
import { FILE_START, type Place } from '../parse/finding';
import { proseOfInline, type Expand } from './prose';

/** A heading of a body, with its id on the page. */
export interface OutlineHeading {
  text: string;
  /** The id that compileBody makes, without the number that it adds to a repeated one. */
  id: string;
  depth: number;
  place: Place;
  /** A setext heading: underlined, not preceded by "#". */
  underlined: boolean;
}

/** The parts of a document that rules for all documents need. */
export interface Outline extends Pick<ContentDocument, 'file' | 'kind' | 'name'> {
  headings: OutlineHeading[];
  links: { url: string; place: Place }[];
  /** Values and places of front matter fields. */
  fields: Readonly<Record<string, { value: unknown; place: Place }>>;
  showsPostalAddress: boolean;
}

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  FaqEntry: ['order', 'question'],
  LegalDocument: ['lastUpdated'],
};

/** @param expand gives the text of components in headings */
export function outlineOf(document: ContentDocument, expand: Expand): Outline {
  const { file, kind, name, nodes, frontMatter = {}, placeOf } = document;
  return {
    file,
    kind,
    name,
    headings: headingsOf(document, expand),
    links: [...nodes.of('link'), ...nodes.of('definition')].map(({ url, position }) => ({
      url,
      place: position?.start ?? FILE_START,
    })),
    fields: Object.fromEntries(
      (FIELDS[kind.type] ?? [])
        .filter((field) => field in frontMatter)
        .map((field) => [field, { value: frontMatter[field], place: placeOf([field]) }]),
    ),
    showsPostalAddress: [...nodes.of('mdxJsxFlowElement'), ...nodes.of('mdxJsxTextElement')].some(
      (element) => element.name === 'PostalAddress',
    ),
  };
}

function headingsOf({ nodes, body, kind, name }: ContentDocument, expand: Expand): OutlineHeading[] {
  return nodes.of('heading').map((node) => {
    const text = proseOfInline(node, body, expand)[0]?.text ?? '';
    const slug = new GithubSlugger().slug(withDashes(text));
    const { start, end } = node.position ?? {};
    return {
      text,
      id: kind.prefixIds ? `${name}-${slug}` : slug,
      depth: node.depth,
      place: start ?? FILE_START,
      underlined: start?.line !== end?.line,
    };
  });
}

/** Two hyphens become a dash, which slugs leave out. */
const withDashes = (text: string) => text.replace(/(?<!-)--(?!-)/g, '—');
