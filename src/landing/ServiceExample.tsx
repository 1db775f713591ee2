import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { hairline } from '../theme/borders';
import { color } from '../theme/colors';
import { displayFont } from '../theme/font-shorthands';
import { breakpoint } from '../theme/media';
import { size } from '../theme/sizes';
import { space } from '../theme/spacing';
import { fontWeight, headingSize } from '../theme/typography';
import { frameStyles } from './frame-styles';

interface ServiceExampleProps {
  /** A bulletin is white on navy ink; the invitation to a meeting is a page of a calendar. */
  kind: 'bulletin' | 'meeting';
  example: Queries.ServiceExampleFragment;
  /** A last point, whose last words have the yellow marker. */
  markedPoint?: Queries.ServiceExampleMarkedPointFragment;
}

/** A bulletin, or the invitation to a meeting, as readers would get it. */
export const ServiceExample = ({ kind, example, markedPoint }: ServiceExampleProps) => (
  <div css={[frameStyles, styles, kindStyles[kind]]}>
    <p className="label">{example.label}</p>
    <p className="title">{example.title}</p>
    <dl>
      {example.points.map(({ title, text }, index) => (
        <div key={index}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {markedPoint && (
        <div>
          <dt>{markedPoint.title}</dt>
          <dd>
            {markedPoint.text} <mark>{markedPoint.markedText}</mark>
          </dd>
        </div>
      )}
    </dl>
  </div>
);

export const query = graphql`
  fragment ServiceExample on ServiceExample {
    label
    title
    points {
      title
      text
    }
  }

  fragment ServiceExampleMarkedPoint on LandingServicesBulletinMarkedPoint {
    title
    text
    markedText
  }
`;

/** The distance from the title of a point down to its text. */
const TITLE_TO_TEXT = '0.125rem';

const styles = css`
  padding-top: 0;

  /* The label is on a band from edge to edge, as on a page of a calendar. */
  .label {
    margin-inline: calc(-1 * ${size.cardPadding});
    padding: ${space.xs} ${size.cardPadding};
    font-weight: ${fontWeight.bold};
    border-bottom: ${hairline};
  }

  .title {
    margin-block: ${space.s};
    font: ${displayFont(headingSize.clause)};
    text-wrap: balance;
  }

  dl {
    display: grid;
    gap: ${space.s};
    padding-top: ${space.xs};
    border-top: ${hairline};

    ${breakpoint.desktop} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      column-gap: ${space.l};
    }
  }

  dt {
    margin-bottom: ${TITLE_TO_TEXT};
    font-weight: ${fontWeight.bold};
  }
`;

const kindStyles = {
  bulletin: css`
    /* Paper has no dark background, so white text would hardly be visible there. */
    @media not print {
      color: ${color.white};
      background: ${color.ink};
      border-color: ${color.ink};

      .label,
      dt {
        color: ${color.light};
      }
    }
  `,
  meeting: css`
    .label {
      background: ${color.tint};
    }

    dt {
      color: ${color.soft};
    }
  `,
};
