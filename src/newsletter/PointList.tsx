import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { breakpoint, color, hairline, space } from '../theme/tokens';

interface PointListProps {
  /**
   * The place of the points: a note, whose columns are as many as fit, or an example on paper or on
   * navy ink, which has three columns.
   */
  variant: 'note' | 'paper' | 'ink';
  points: readonly Queries.PointListFragment[];
  /** A point that follows the others. Its text has the yellow marker. */
  marked?: Queries.PointListFragment;
  className?: string;
}

/** Short points, each with a title, below a line. */
export const PointList = ({ variant, points, marked, className }: PointListProps) => (
  <dl css={styles} className={className ? `${variant} ${className}` : variant}>
    {points.map(({ title, text }, index) => (
      <div key={index}>
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
  border-top: ${hairline};

  &.note {
    column-gap: ${space.xl};
    padding-top: ${space.m};
  }

  &.note dt {
    font-weight: 600;
  }

  &.paper,
  &.ink {
    padding-top: ${space.xs};
  }

  &.paper dt {
    color: ${color.soft};
  }

  &.ink dd {
    color: ${color.white};
  }

  &.ink mark {
    color: ${color.ink};
  }

  ${breakpoint.tablet} {
    &.note {
      grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
    }

    &.paper,
    &.ink {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
