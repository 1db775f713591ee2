import * as z from 'zod';
import { text } from '../../plugins/mdx-content';
import { splitAtPlaceholder, type PagePlaceholder } from '../../src/shared/page-placeholders';

// The schemas of fields that several kinds of content have. The names of all fields follow three rules:
//
// - The schema of a field usually has the name of the field, so that a shape lists it in one word. That of an
//   item of a list has the name of the item, such as `share`. Schemas that parse on their own, such as
//   `siteUrlSchema`, end in `Schema`.
// - A page or a section has a `heading`; a part of a section has a `title`.
// - The name of a short text that is no heading usually ends in what it is on the page, such as `Button`,
//   `Link`, `Label`, `Hint` or `Note`.

/** The heading of a page or a section, which every visitor reads. */
export const heading = text.meta({
  title: 'Heading',
  isAlwaysVisible: true,
});

/** The name of a section in the menu and at the foot of each page. */
export const menu = text.meta({ title: 'Name in the menu', description: 'One or two words.' });

/** The text that search engines show below the title of a page. */
export const description = text.meta({
  title: 'Description for search engines',
  description: 'They show it below the title: 120 to 155 characters.',
  isLong: true,
});

/** A text that may have a placeholder, such as `{email}`, which the page fills in. */
export const textWithOptionalPlaceholder = (name: PagePlaceholder): z.ZodString =>
  text.meta({ placeholders: [name] });

/** A text that must have a placeholder at least once. */
export const textWithPlaceholder = (name: PagePlaceholder): z.ZodString =>
  textWithOptionalPlaceholder(name).includes(`{${name}}`, `must have {${name}}, which the page fills in`);

/**
 * Whether a text has a placeholder exactly once. The page needs this, because it shows the words before the
 * placeholder and the words after it separately.
 */
export const hasPlaceholderOnce = (content: string, name: PagePlaceholder): boolean =>
  splitAtPlaceholder(content, name).length === 2;

/** A text that must have a placeholder exactly once. */
export const textWithOnePlaceholder = (name: PagePlaceholder): z.ZodString =>
  textWithOptionalPlaceholder(name).refine(
    (content) => hasPlaceholderOnce(content, name),
    `must have {${name}} once, which the page fills in`,
  );

/** A whole number from 1 on; `message` says what the field must be. */
export const positiveInteger = (message: string): z.ZodInt => z.int(message).min(1, message);

/** An amount in dollars without cents. */
export const dollars = positiveInteger('must be a whole number of dollars, from 1');

/** A path of this site. Two slashes at the start would lead to another site. */
const PATH = /^\/(?!\/)\S*$/;

/** The address of a page of this site, or of a place on one. */
const sitePath = z.string().regex(PATH, 'must begin with one slash, such as /sample-issue').meta({
  title: 'Address',
  description: 'What follows the name of this site, such as /sample-issue.',
  isLink: true,
});

/** A link to a page of this site, or to a place on one. */
export const siteLink = z
  .strictObject({
    label: text.meta({ title: 'Words' }),
    path: sitePath,
  })
  .meta({ graphqlType: 'SiteLink' });

/** The address of a page of another site. */
export const webAddress = z.url({ protocol: /^https$/, error: 'must begin with https://' });

/** A list with at least one item; `item` is the word for it in the message. */
export const listOf = <Item extends z.ZodType>(schema: Item, item: string): z.ZodArray<Item> =>
  z.array(schema).min(1, `must be a list of at least one ${item}`);

/** A list of exactly two items; `items` is the word for them in the message. */
export const pairOf = <Item extends z.ZodType>(schema: Item, items: string): z.ZodArray<Item> =>
  z.array(schema).length(2, `must be a list of two ${items}`);
