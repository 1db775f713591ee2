import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { color } from '../theme/tokens';
import { PointList } from '../ui/PointList';
import { exampleStyles } from './example-styles';

/** A bulletin as it could look, with the point for readers abroad marked. */
export const BulletinExample = ({ example }: { example: Queries.BulletinExampleFragment }) => (
  <div css={[exampleStyles, styles]}>
    <p className="label">{example.label}</p>
    <p className="headline">{example.headline}</p>
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

  .headline {
    color: ${color.white};
  }
`;
