import GithubSlugger from 'github-slugger';
import type { ContentDocument } from '../parse/content-document';
import { FILE_START, type Place } from '../parse/finding';
import { proseOfInline, type Expand } from './prose';

/** A heading of a body with the anchor it gets on the page. */
export interface OutlineHeading {
  text: string;
  /** As `compileBody` makes it, without the number that it puts behind a second one of the same text. */
  id: string;
  depth: number;
  place: Place;
  /** Written with a line of signs under it, and not with "#" before it. */
  underlined: boolean;
}

/** What other documents need to know of a document; the rest is forgotten when it has been checked. */
export interface Outline extends Pick<ContentDocument, 'file' | 'kind' | 'name'> {
  headings: OutlineHeading[];
  links: { url: string; place: Place }[];
  /** Fields that rules on several documents look at. */
  fields: Readonly<Record<string, { value: unknown; place: Place }>>;
  showsPostalAddress: boolean;
}

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  FaqEntry: ['order', 'question'],
  LegalDocument: ['lastUpdated'],
};

/** What a document offers to others and asks of them. */
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

/** Two hyphens are printed as a dash, and a dash has no part in an anchor. */
const withDashes = (text: string) => text.replace(/(?<!-)--(?!-)/g, '—');
