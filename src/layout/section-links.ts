import { graphql } from 'gatsby';
import { sectionHash } from '../shared/ids';

/** A link of the navigation bar or the footer. */
export interface LabelledLink {
  label: string;
  /** An address, a path or a fragment. */
  href: string;
}

/** A link of the navigation bar. */
export interface MenuLink extends LabelledLink {
  /** The label where a small screen has no room for the other. Only the link to the form has it, and is a button. */
  shortLabel?: string;
}

/**
 * Links to the sections of the home page, in the order of the menu. The one to the form is a button.
 *
 * @param homePath the path of the home page; empty on that page, where a link is a fragment only
 */
export const sectionLinks = (
  { menuSections, landingWaitlist }: Queries.SectionLinksFragment,
  homePath: string,
): MenuLink[] =>
  menuSections.map(({ name, menu }) => ({
    label: menu,
    href: `${homePath}${sectionHash(name)}`,
    ...(name === 'waitlist' && { shortLabel: landingWaitlist.shortMenu }),
  }));

export const query = graphql`
  fragment SectionLinks on Query {
    menuSections {
      name
      menu
    }
    landingWaitlist {
      shortMenu
    }
  }
`;
