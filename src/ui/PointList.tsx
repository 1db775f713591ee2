import { css } from '@emotion/react';
import { hairline, space } from '../theme/tokens';

interface Point {
  title: string;
  text: string;
}

interface PointListProps {
  points: readonly Point[];
  /** A point that follows the others. Its text has the yellow marker. */
  marked?: Point;
}

/** Short points, each with a title, below a line. */
export const PointList = ({ points, marked }: PointListProps) => (
  <dl css={styles}>
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

const styles = css`
  display: grid;
  gap: ${space.s};
  border-top: ${hairline};
`;
