/** The interface of the sections of the home page that the menu leads to. */
export const MENU_SECTION = 'MenuSection';

/** The interface of the three services, which are groups in the section "Services". */
export const SERVICE = 'Service';

/**
 * The GraphQL interfaces that kinds of content and groups of fields implement, by their names. Where a kind
 * or a group lacks a field of its interface, the build stops and names both. Fields have no descriptions
 * here: the types that implement an interface have them. MenuSection implements Node, because `menuSections`
 * looks its nodes up by the interface.
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
      file: String!
      heading: String!
      intro: String!
    }
  `,
  [MENU_SECTION]: `
    """A section of the home page that the menu leads to."""
    interface ${MENU_SECTION} implements Node {
      id: ID!
      name: String!
      menu: String!
    }
  `,
  [SERVICE]: `
    """The heading and the text of a service."""
    interface ${SERVICE} {
      title: String!
      text: String!
    }
  `,
};

export type ContentInterface = keyof typeof INTERFACES;

export const CONTENT_INTERFACES = Object.values(INTERFACES).join('\n');
