import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { PointList } from '../newsletter/PointList';
import { color } from '../theme/tokens';
import { EXAMPLE_CLASSES, exampleStyles } from './example-styles';

/** A bulletin as it could look, with the point for readers abroad marked. */
export const BulletinExample = ({ example }: { example: Queries.BulletinExampleFragment }) => (
  <div css={[exampleStyles, styles]}>
    <p className={EXAMPLE_CLASSES.label}>{example.label}</p>
    <p className={EXAMPLE_CLASSES.headline}>{example.headline}</p>
    <PointList variant="ink" points={example.points} marked={example.abroad} />
  </div>
);

export const query = graphql`
  fragment BulletinExample on LandingServicesBulletinExample {
    label
    headline
    points {
      ...PointList
    }
    abroad {
      ...PointList
    }
  }
`;

const styles = css`
  color: ${color.light};
  background: ${color.ink};
  border-color: ${color.ink};

  .${EXAMPLE_CLASSES.headline} {
    color: ${color.white};
  }
`;
