/**
 * The GraphQL interfaces that kinds of content and groups of fields implement, by their names. Where a kind
 * or a group lacks a field of its interface, the build stops and names both. Fields have no descriptions
 * here: the types that implement an interface have them. MenuSection implements Node, so that Gatsby makes
 * `allMenuSection`.
 */
const INTERFACES = {
  PageText: `
    """The text of a page, which has one file in content/pages."""
    interface PageText {
      file: String!
      heading: String!
      description: String!
      intro: String!
    }
  `,
  SectionText: `
    """The text of a section of the home page."""
    interface SectionText {
      name: String!
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
  Service: `
    """The heading and the text of a service, which is a group in the section "Services"."""
    interface Service {
      title: String!
      text: String!
    }
  `,
};

/** The name of one of these interfaces. */
export type ContentInterface = keyof typeof INTERFACES;

/** The interfaces in SDL. */
export const CONTENT_INTERFACES = Object.values(INTERFACES).join('\n');
