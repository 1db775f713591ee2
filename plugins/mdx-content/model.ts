import type { Element, ElementContent } from 'hast';
import * as z from 'zod';

/** The file with the facts of the site, below `content/`. */
export const SITE_FACTS_FILE = 'site.yaml';

/** The GraphQL type of the facts of the site. */
export const SITE_FACTS_TYPE = 'SiteFacts';

/** The values of site.yaml by the names of their fields. */
export type Facts = Readonly<Record<string, unknown>>;

/** Describes the content of a site. Only the kinds are required. */
interface ContentDescription<Kind extends ContentKind, Component extends ContentComponent> {
  kinds: readonly Kind[];
  /**
   * The schema of content/site.yaml, from which the GraphQL type SITE_FACTS_TYPE follows. A site without
   * facts has an empty schema, and neither the file nor the type.
   */
  factsSchema?: z.ZodObject;
  /**
   * Optional fields that the front matter of every file may have, and that are never published. No kind can
   * have a field of the same name.
   */
  unpublishedFields?: z.ZodRawShape;
  /** The components that bodies may use besides Markdown, by name. All others are refused. */
  components?: Readonly<Record<string, Component>>;
  /** The texts that fields show in place of a name in braces, such as `{launch}`. */
  placeholders?: Readonly<Record<string, Placeholder>>;
}

/**
 * The model of the content of a site, with all parts. It is an option in gatsby-config.ts, and scripts pass
 * it too. A plugin that has to know more of kinds and components extends their types.
 */
export type ContentModel<
  Kind extends ContentKind = ContentKind,
  Component extends ContentComponent = ContentComponent,
> = Required<ContentDescription<Kind, Component>>;

/** Makes the model of a site. Parts that are left out are empty. */
export const defineContentModel = <Kind extends ContentKind, Component extends ContentComponent>(
  description: ContentDescription<Kind, Component>,
): ContentModel<Kind, Component> => ({
  factsSchema: z.strictObject({}),
  unpublishedFields: {},
  components: {},
  placeholders: {},
  ...description,
});

/** Whether the site has facts, and so content/site.yaml. */
export const hasFacts = ({ factsSchema }: ContentModel): boolean => Object.keys(factsSchema.shape).length > 0;

/** A kind of content: which files it has, what their front matter holds, and how they are published. */
export interface ContentKind {
  /** The name of its GraphQL type. */
  type: string;
  /** The names of the GraphQL interfaces, declared by the site, that its type implements besides Node. */
  interfaces?: readonly string[];
  /** Its name for people, such as "Question". GraphiQL shows it, and so do forms. */
  title: string;
  /** The folder of its files, below `content/`. */
  folder: string;
  /**
   * The names of its files, without `.mdx`. Without this list, a file may have any name that can be
   * an anchor. Where there are several names, nodes have the field `nameIndex`: the place of their name.
   */
  names?: readonly string[];
  /** The schema of its front matter, without the unpublished fields. */
  frontMatter: z.ZodObject;
  /**
   * The path of the page that shows its files, such as `/legal`. Where each file has a page of its own,
   * it has NAME_PLACEHOLDER in place of the name of the file, and nodes have the field `path`. Labels that
   * several pages show have no page.
   */
  page?: string;
  /** The level that a `##` of a file gets on its page: by default 2, as in the file. */
  headingLevel?: 2 | 3 | 4;
  /** Says how much of its bodies pages show. Without it, they show the whole. */
  body?: BodyUse;
  /**
   * Whether the front matter and the body are hidden from queries, which then find only `name`, `file`, and
   * `path` or `nameIndex` where the kind has them.
   */
  hidesFields?: boolean;
  /** Whether the ids of headings begin with the name of the file, because several files share a page. */
  hasPrefixedIds?: boolean;
}

/**
 * Says how much of the body of a file pages show:
 *
 * - `whole`: all of it.
 * - `parts`: all of it, by its headings, so that the body must have at least one `##`.
 * - `intro`: the text before the first heading, so that the body must not have headings.
 * - `none`: nothing, because pages show only fields. A form has no field for the body.
 */
export type BodyUse = 'whole' | 'parts' | 'intro' | 'none';

/** This plugin reads these keys in the `.meta()` of a field's schema. Other plugins declare their own. */
declare module 'zod' {
  interface GlobalMeta {
    /**
     * The name of the GraphQL type of an object. Without it, the type is named for its path, such as
     * `LandingHeroExcerpt`. Give a name to the items of a list, to a schema that several fields have, and to
     * one that resolvers name.
     */
    graphqlType?: string;
    /** The name of the GraphQL interface, declared by the site, that the type of an object implements. */
    graphqlInterface?: string;
    /**
     * Whether the text is the address of a link, and no prose. It is then published as it is written, and
     * content-check makes sure that it leads somewhere.
     */
    isLink?: boolean;
  }
}

/**
 * A component that content may use. It has no attributes. It becomes static markup when the site is
 * built, and never runs in a browser.
 */
export type ContentComponent = FactComponent | FactCondition | VariantCondition | WrapperComponent;

/** Shows a fact. It is an empty tag (`<Brand />`); all other components enclose Markdown. */
export interface FactComponent {
  /** The name of the fact of site.yaml, or of the placeholder, that is shown. */
  fact: string;
  /** The text that is shown in place of an optional fact that site.yaml doesn't have yet. */
  textIfMissing?: string;
  /** Makes the markup of the fact from its text. Without this function, the text is shown as it is. */
  factToHtml?: (text: string) => Element;
}

/** Shows its content only when site.yaml has an optional fact. */
interface FactCondition {
  /** The name of the fact. */
  ifKnown: string;
}

/** Shows its content only in builds of one variant. */
interface VariantCondition {
  variant: string;
}

/** Shows its content inside further markup. */
interface WrapperComponent {
  wrapContent: (children: ElementContent[]) => Element;
}

/** A name in braces, in place of which fields show a text. */
export interface Placeholder {
  /** Makes the text from the facts of site.yaml. */
  textOf: (facts: Facts) => string;
}
