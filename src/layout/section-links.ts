import { graphql } from 'gatsby';
import { SECTION_IDS } from '../shared/ids';
import { sectionHash, sectionPath } from '../shared/section-addresses';

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

const FORM_SECTION = 'waitlist';

/**
 * Links to the sections of the home page.
 *
 * @param isHome whether the links are on the home page, where a fragment alone is enough
 * @returns the link to the form, and the links to the other sections in the order of the menu
 */
export function sectionLinks(
  { allMenuSection, landingWaitlist }: Queries.SectionLinksFragment,
  isHome: boolean,
): { links: LabeledLink[]; formLink: FormLink } {
  const hrefOf = isHome ? sectionHash : sectionPath;
  // A query can't sort the sections in the order of the menu: Gatsby sorts nodes by one of their fields.
  const nodes = new Map(allMenuSection.nodes.map((node) => [node.name, node]));
  const links: LabeledLink[] = [];
  for (const section of SECTION_IDS) {
    const node = nodes.get(section);
    if (node && section !== FORM_SECTION) links.push({ label: node.menu, href: hrefOf(section) });
  }
  const { menu: label, shortMenu: shortLabel } = landingWaitlist;
  return { links, formLink: { label, href: hrefOf(FORM_SECTION), shortLabel } };
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
      menu
      shortMenu
    }
  }
`;
