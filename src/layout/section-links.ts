import { graphql } from 'gatsby';
import { sectionHash, SECTION_IDS } from '../shared/ids';
import type { LabelledLink } from '../shared/labelled-link';
import { requireContent } from '../shared/require-content';

/**
 * Links to the sections of the home page, in the order of the menu.
 *
 * @param homePath the path of the home page; empty on that page, where a link is a fragment only
 * @throws Error when a section has no file
 */
export function sectionLinks({ menu }: Queries.SectionLinksFragment, homePath: string): LabelledLink[] {
  return SECTION_IDS.map((id) => {
    const section = requireContent(
      menu.nodes.find(({ name }) => name === id),
      `content/landing/${id}.mdx`,
    );
    return { label: section.menu, href: `${homePath}${sectionHash(id)}` };
  });
}

export const query = graphql`
  fragment SectionLinks on Query {
    menu: allMenuSection {
      nodes {
        name
        menu
      }
    }
  }
`;
