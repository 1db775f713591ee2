import { graphql } from 'gatsby';
import { splitAround } from '../shared/page-placeholders';

/** The text of a point, with its link in the place of `{link}`. */
export function LinkedText({ point }: { point: Queries.LinkedTextFragment }) {
  const { text, link } = point;
  const [beforeLink, afterLink] = splitAround(text, 'link');
  return (
    <>
      {beforeLink}
      {link && <a href={link.path}>{link.label}</a>}
      {afterLink}
    </>
  );
}

export const query = graphql`
  fragment LinkedText on LinkedPoint {
    text
    link {
      label
      path
    }
  }
`;
