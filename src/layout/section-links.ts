import { graphql } from 'gatsby';
import { SECTION_IDS, sectionHash } from '../shared/ids';

/** A link of the navigation bar or the footer. */
export interface LabeledLink {
  label: string;
  /** An address, a path or a fragment. */
  href: string;
}

/** The link to the form, which the navigation bar shows as a button. */
export interface FormLink extends LabeledLink {
  /** The label for small screens, which have no room for `label`. */
  shortLabel: string;
}

/**
 * Links to the sections of the home page.
 *
 * @param homePath the path of the home page; empty on that page, where a link is a fragment only
 * @returns the link to the form, and the links to the other sections in the order of the menu
 */
export function sectionLinks(
  { allMenuSection, landingWaitlist }: Queries.SectionLinksFragment,
  homePath: string,
): { links: LabeledLink[]; formLink: FormLink } {
  const hrefOf = (section: string) => `${homePath}${sectionHash(section)}`;
  const { name: formName, menu: label, shortMenu: shortLabel } = landingWaitlist;
  // A query can't sort the sections in this order: Gatsby sorts nodes by one of their fields.
  const order: readonly string[] = SECTION_IDS;
  const others = allMenuSection.nodes
    .filter(({ name }) => name !== formName)
    .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  return {
    links: others.map(({ name, menu }) => ({ label: menu, href: hrefOf(name) })),
    formLink: { label, href: hrefOf(formName), shortLabel },
  };
}

export const query = graphql`
  fragment SectionLinks on Query {
    allMenuSection {
      nodes {
        name
        menu
      }
    }
    landingWaitlist {
      name
      menu
      shortMenu
    }
  }
`;
