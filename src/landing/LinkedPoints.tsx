import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { fontWeight } from '../theme/typography';
import { TextWithPlaceholder } from '../ui/TextWithPlaceholder';

interface LinkedPointsProps {
  points: readonly Queries.LinkedPointsFragment[];
  /** A class of the parent, for the position of the list and the distances in it. */
  className?: string;
}

/** A list of titles, each with a short text below it. A link replaces the placeholder `{link}` of a text. */
export const LinkedPoints = ({ points, className }: LinkedPointsProps) => (
  <dl css={styles} className={className}>
    {points.map(({ title, text, link }, index) => (
      <div key={index}>
        <dt>{title}</dt>
        <dd>
          <TextWithPlaceholder text={text} name="link" value={link && <a href={link.path}>{link.label}</a>} />
        </dd>
      </div>
    ))}
  </dl>
);

export const query = graphql`
  fragment LinkedPoints on LinkedPoint {
    title
    text
    link {
      label
      path
    }
  }
`;

const styles = css`
  display: grid;

  dt {
    font-weight: ${fontWeight.bold};
  }
`;
