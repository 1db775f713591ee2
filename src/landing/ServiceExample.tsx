import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { breakpoint, color, displayFont, hairline, headingSize, size, space } from '../theme/tokens';
import { frameStyles } from './frame-styles';

interface ServiceExampleProps {
  /** A bulletin is white on navy ink; an invitation is a page of a calendar. */
  variant: 'bulletin' | 'invitation';
  example: Queries.ServiceExampleFragment;
  /** A last point, whose text has the yellow marker. */
  markedPoint?: Queries.ServiceExamplePointFragment;
}

/** A bulletin or an invitation, drawn as readers would get it. */
export const ServiceExample = ({ variant, example, markedPoint }: ServiceExampleProps) => (
  <div css={[frameStyles, styles]} className={variant}>
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
            <mark>{markedPoint.text}</mark>
          </dd>
        </div>
      )}
    </dl>
  </div>
);

export const query = graphql`
  fragment ServiceExamplePoint on Point {
    title
    text
  }

  fragment ServiceExample on ServiceExample {
    label
    title
    points {
      ...ServiceExamplePoint
    }
  }
`;

const styles = css`
  .label {
    font-weight: 600;
  }

  .title {
    margin-block: ${space.xxs} ${space.s};
    font: ${displayFont(headingSize.clause)};
    text-wrap: balance;
  }

  > dl {
    display: grid;
    gap: ${space.s};
    padding-top: ${space.xs};
    border-top: ${hairline};

    ${breakpoint.tablet} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  &.bulletin {
    color: ${color.light};
    background: ${color.ink};
    border-color: ${color.ink};
  }

  &.bulletin .title,
  &.bulletin dd {
    color: ${color.white};
  }

  &.bulletin mark {
    color: ${color.ink};
  }

  &.invitation {
    padding-top: 0;
  }

  /* The label stands on a band from edge to edge, as on a page of a calendar. */
  &.invitation .label {
    margin: 0 calc(-1 * ${size.card}) ${space.s};
    padding: ${space.xs} ${size.card};
    background: ${color.tint};
  }

  &.invitation dt {
    color: ${color.soft};
  }
`;
