import type { Element, ElementContent } from 'hast';
import type { z } from 'zod';

/** The values of site.yaml, as the schema of the site has them. */
export type Facts = Readonly<Record<string, unknown>>;

/** What a site tells this plugin about its content: an option in gatsby-config.ts, and a parameter of the scripts. */
export interface ContentModel {
  /** The folder with its code, below the project's root: when a file in it changes, nodes are made anew. */
  folder: string;
  kinds: readonly ContentKind[];
  /** The fields of content/site.yaml. Its GraphQL type, SiteFacts, follows from them. */
  facts: z.ZodObject;
  /** The allow-list of components that bodies may use besides Markdown, by name. */
  components: Readonly<Record<string, ContentComponent>>;
  /** The texts that fields show in place of a name in braces, such as `{launch}`. */
  placeholders: Readonly<Record<string, Placeholder>>;
}

/** A kind of content: its files, their front matter, and what the site does with them. */
export interface ContentKind {
  /** The GraphQL type of its nodes. */
  type: string;
  /** What editors call it: "Question", "Top of the home page". */
  title: string;
  /** The folder of its files, below `content/`. */
  folder: string;
  /** The names of its files without their extension; undefined where any name that can be an anchor is allowed. */
  names?: readonly string[];
  frontMatter: z.ZodObject;
  /** The level that a `##` of a file gets on its page. */
  headingLevel: 2 | 3 | 4;
  /** Prefixes the ids of headings with the entry's name, where several bodies share a page. */
  prefixIds?: true;
  /** Gives nodes the index of their name in `names` as the field `order`. */
  ordered?: true;
  /** The name of each entry is an anchor on its page. */
  nameIsAnchor?: true;
  /** Fields in which no two entries may have the same value. */
  uniqueFields?: readonly string[];
  /** The text is the same in every build, so it shows neither placeholders nor components that vary. */
  isFixed?: true;
  /** Its dates follow from site.yaml: a date that is typed out would stay when those facts change. */
  datesFollowFacts?: true;
}

/**
 * What the schema of a field can say about it with zod's `.meta()`. In the editor's form, `title` is its label and
 * `description` the hint below it; zod declares both.
 */
declare module 'zod' {
  interface GlobalMeta {
    /** The text may be so long that its form needs several lines. */
    isLong?: boolean;
    /** Every visitor of the page reads it, so it can hold a required statement. */
    alwaysVisible?: boolean;
    /** It describes a fixed time, so its dates are right whatever the facts of site.yaml are. */
    hasFixedDates?: boolean;
  }
}

/** A component that content may use. Each becomes static markup when the site is built; none runs in the browser. */
export interface ContentComponent {
  /** What the button that inserts it is called in the editor; without it, there is none. */
  title?: string;
  /** The fact of site.yaml, or the placeholder, that the empty tag (`<Brand />`) shows. Without one, it encloses Markdown. */
  fact?: string;
  /** The sentence that stands for an optional fact until it is known. */
  openText?: string;
  /** Its content is shown only once this optional fact of site.yaml is known. */
  ifKnown?: string;
  /** What messages call the fact ("the brand"), where texts have to use the component and not type the fact out. */
  insteadOf?: string;
  /** Fields, which can't hold components, must spell the fact exactly like this. */
  spelledAlike?: true;
  /** Its attributes; each is a string and required. */
  attributes?: readonly string[];
  /** Its content is shown only in builds of this variant. */
  variant?: string;
  /** Its text may differ from build to build, so a fixed text cannot have it. */
  varies?: true;
  /** Makes the markup; without it, a fact is shown as text, and enclosed content as it is. */
  toHtml?(
    facts: Facts,
    children: ElementContent[],
    attributes: Readonly<Record<string, string>>,
  ): Element | ElementContent[];
}

/** Makes the text of a placeholder from the facts of site.yaml. */
export interface Placeholder {
  textOf(facts: Facts): string;
}

const ANCHOR = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Finds the kind of a content file.
 *
 * @param file path below `content/`, for instance `faq/launch.mdx`
 * @returns the kind and the entry's name; null when no kind has such a file
 */
export function kindOf(
  file: string,
  kinds: readonly ContentKind[],
): { kind: ContentKind; name: string } | null {
  const [, folder, name = ''] = /^(\w+)\/(.+)\.mdx$/.exec(file) ?? [];
  const hasFile = (kind: ContentKind) =>
    kind.folder === folder && (kind.names ? kind.names.includes(name) : ANCHOR.test(name));
  const kind = kinds.find(hasFile);
  return kind ? { kind, name } : null;
}

/** The text of a fact that a component shows; undefined while an optional fact is open. */
export function factText(name: string, facts: Facts, { placeholders }: ContentModel): string | undefined {
  const placeholder = placeholders[name];
  if (placeholder) return placeholder.textOf(facts);
  const fact = facts[name];
  return typeof fact === 'string' ? fact : undefined;
}

const BRACES = /\{(\w+)\}/g;

/** Replaces names in braces by the texts of their placeholders, with a capital letter at the start of the text. */
export const resolvePlaceholders = (
  text: string,
  facts: Facts,
  { placeholders }: Pick<ContentModel, 'placeholders'>,
): string =>
  text.replace(BRACES, (braces, name: string, offset: number) => {
    const resolved = placeholders[name]?.textOf(facts);
    if (resolved === undefined) return braces;
    return offset === 0 ? resolved.charAt(0).toUpperCase() + resolved.slice(1) : resolved;
  });
