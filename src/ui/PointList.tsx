import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { color, space } from '../theme/tokens';

interface PointListProps {
  points: readonly Queries.PointListFragment[];
  /** A point that follows the others. Its text has the yellow marker. */
  marked?: Queries.PointListFragment;
}

/** Short points, each with a title, below a line. */
export const PointList = ({ points, marked }: PointListProps) => (
  <dl css={styles}>
    {points.map(({ title, text }) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>{text}</dd>
      </div>
    ))}
    {marked && (
      <div>
        <dt>{marked.title}</dt>
        <dd>
          <mark>{marked.text}</mark>
        </dd>
      </div>
    )}
  </dl>
);

export const query = graphql`
  fragment PointList on Point {
    title
    text
  }
`;

const styles = css`
  display: grid;
  gap: ${space.s};
  border-top: 1px solid ${color.rule};
`;
