import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { color, font } from '../theme/tokens';

/** Heights of the sample chart's bars, in the drawing's units. */
const BARS = [52, 58, 55, 64, 70, 68, 77, 84];

/** A drawn page of the report, marked as an illustration. */
export function ReportIllustration({ illustration }: { illustration: Queries.ReportIllustrationFragment }) {
  const { label, title, chartTitle, chartCaption, description, lines } = illustration;
  return (
    <figure css={styles}>
      <svg viewBox="7 5 346 442" role="img" aria-label={description} focusable="false">
        <rect x="22" y="20" width="330" height="426" fill={color.tint} stroke={color.rule} />
        <rect x="8" y="6" width="330" height="426" fill={color.white} stroke={color.rule} />
        <path d="M32 36h282" stroke={color.accent} strokeWidth="4" />
        <text x="32" y="70" className="title">
          {title}
        </text>
        <path d="M32 86h282" stroke={color.ink} strokeWidth="1" />
        <text x="32" y="112" className="label">
          {chartTitle}
        </text>
        <path d="M32 144h282M32 174h282M32 204h282" stroke={color.rule} strokeWidth="1" />
        {BARS.map((height, index) => (
          <rect
            key={index}
            x={36 + index * 35}
            y={228 - height * 1.1}
            width="21"
            height={height * 1.1}
            fill={index === BARS.length - 1 ? color.accent : color.ink}
          />
        ))}
        <path d="M32 228h282" stroke={color.ink} strokeWidth="1.5" />
        <text x="32" y="248" className="caption">
          {chartCaption}
        </text>
        {lines.map((line, index) => (
          <g key={line} transform={`translate(32 ${282 + index * 48})`}>
            <text className="heading">{line}</text>
            <path
              d={`M0 15h${[270, 282, 258][index]}M0 25h${[214, 176, 230][index]}`}
              stroke={color.rule}
              strokeWidth="4"
            />
          </g>
        ))}
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}

export const fragment = graphql`
  fragment ReportIllustration on LandingHeroIllustration {
    label
    title
    chartTitle
    chartCaption
    description
    lines
  }
`;

const styles = css`
  max-width: 26rem;
  margin: 0;

  svg {
    display: block;
    width: 100%;
    height: auto;
    fill: ${color.ink};
  }

  .title {
    font: 600 25px ${font.display};
  }

  .heading {
    font: 600 17px ${font.display};
  }

  .label {
    font: 600 12px ${font.text};
  }

  .caption {
    font: 11px ${font.text};
    fill: ${color.soft};
  }

  figcaption {
    margin-top: 0.75rem;
    color: ${color.soft};
    font-size: 0.8125rem;
  }
`;
