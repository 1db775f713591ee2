import { graphql } from 'gatsby';
import { FilledText } from '../ui/FilledText';

/** The text of a point, with its link in the place of `{link}`. */
export function LinkedText({ point }: { point: Queries.LinkedTextFragment }) {
  const { text, link } = point;
  return <FilledText text={text} name="link" value={link && <a href={link.path}>{link.label}</a>} mayBreak />;
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
