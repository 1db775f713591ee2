import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { PointList } from '../newsletter/PointList';
import { color, size, space } from '../theme/tokens';
import { EXAMPLE_CLASSES, exampleStyles } from './example-styles';

/** An invitation to a meeting as it could look. */
export const MeetingExample = ({ example }: { example: Queries.MeetingExampleFragment }) => (
  <div css={[exampleStyles, styles]}>
    <p className={EXAMPLE_CLASSES.label}>{example.label}</p>
    <p className={EXAMPLE_CLASSES.headline}>{example.headline}</p>
    <PointList variant="paper" points={example.points} />
  </div>
);

export const query = graphql`
  fragment MeetingExample on LandingServicesMeetingExample {
    label
    headline
    points {
      ...PointList
    }
  }
`;

/** The label stands on a band from edge to edge, as on a page of a calendar. */
const styles = css`
  padding-top: 0;

  .${EXAMPLE_CLASSES.label} {
    margin: 0 calc(-1 * ${size.card}) ${space.s};
    padding: ${space.xs} ${size.card};
    background: ${color.tint};
  }
`;
