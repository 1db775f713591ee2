/**
 * The GraphQL interfaces that kinds of content implement, in SDL by their names. Where a kind lacks a field of
 * its interface, the build stops and names both.
 */
const INTERFACES = {
  PageText: `
    """The text of a page."""
    interface PageText {
      """The title of the page."""
      heading: String!
      """What search engines show below the title."""
      description: String!
      """The introduction as HTML, which may be empty."""
      intro: String!
    }
  `,
  SectionText: `
    """The text of a section of the home page."""
    interface SectionText {
      """The path of the file below the folder of the content."""
      file: String!
      """The heading of the section."""
      heading: String!
      """The introduction as HTML, which may be empty."""
      intro: String!
    }
  `,
  MenuSection: `
    """A section of the home page that the menu leads to."""
    interface MenuSection implements Node {
      """The id of the node."""
      id: ID!
      """The anchor of the section."""
      name: String!
      """What the menu calls the section."""
      menu: String!
    }
  `,
};

/** The name of an interface. */
export type ContentInterface = keyof typeof INTERFACES;

/** All of them in SDL. */
export const CONTENT_INTERFACES = Object.values(INTERFACES).join('\n');
