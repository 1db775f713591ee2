import { graphql } from 'gatsby';
import { SECTION_IDS } from '../shared/ids';
import type { NavLink } from './NavBar';

/**
 * Links to the sections of the home page, in the order of the menu.
 *
 * @param homePath the path of the home page; empty on that page, where a link is a fragment only
 */
export function sectionLinks({ menu }: Queries.SectionLinksFragment, homePath: string): NavLink[] {
  return SECTION_IDS.map((id) => ({
    label: menu.nodes.find(({ name }) => name === id)?.menu ?? '',
    href: `${homePath}#${id}`,
  }));
}

export const fragment = graphql`
  fragment SectionLinks on Query {
    menu: allMenuSection {
      nodes {
        name
        menu
      }
    }
  }
`;
