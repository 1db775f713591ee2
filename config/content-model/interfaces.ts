/**
 * The GraphQL interfaces that kinds of content implement, in SDL by their names. Where a kind lacks a field
 * of its interface, the build stops and names both. The types of the kinds describe the fields. Only nodes
 * can be found by the name of an interface, as `menuSections` finds those of MenuSection, so only that one
 * implements Node.
 */
const INTERFACES = {
  PageText: `
    """The text of a page."""
    interface PageText {
      heading: String!
      intro: String!
    }
  `,
  SectionText: `
    """The text of a section of the home page."""
    interface SectionText {
      file: String!
      heading: String!
      intro: String!
    }
  `,
  MenuSection: `
    """A section of the home page that the menu leads to."""
    interface MenuSection implements Node {
      id: ID!
      name: String!
      menu: String!
    }
  `,
};

export type ContentInterface = keyof typeof INTERFACES;

export const CONTENT_INTERFACES = Object.values(INTERFACES).join('\n');
