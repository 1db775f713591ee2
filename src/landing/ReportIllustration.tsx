import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { color, font } from '../theme/tokens';

/** Heights of the sample chart's bars, in the drawing's units: two years of quarters. */
const BARS = [64, 69, 66, 74, 80, 78, 87, 95];
const GROUND = 226;
const STEP = 35;

/** Lines in place of running text below each heading: their widths. */
const GREEKING = [
  [282, 226],
  [270, 282],
  [282, 178],
];

/** A drawing of a report's first page on a stack of pages, with a caption that says so. */
export function ReportIllustration({ illustration }: { illustration: Queries.ReportIllustrationFragment }) {
  const { label, title, chartTitle, chartCaption, description, lines } = illustration;
  return (
    <figure css={styles}>
      <svg viewBox="7 5 350 456" role="img" aria-label={description} focusable="false">
        <path d="M28 26h328v434H28z" fill={color.tint} stroke={color.rule} />
        <path d="M18 16h328v434H18z" fill={color.paper} stroke={color.rule} />
        <path d="M8 6h328v434H8z" fill={color.white} stroke={color.edge} />
        <path d="M31 6h44v8H31z" fill={color.accent} />
        <text x="31" y="58" className="title">
          {title}
        </text>
        <path d="M31 73.5h282" stroke={color.ink} strokeWidth="2" />
        <text x="31" y="98" className="label">
          {chartTitle}
        </text>
        <path d="M31 121.5h282m-282 35h282m-282 35h282" stroke={color.rule} />
        {BARS.map((height, index) => (
          <path
            key={index}
            d={`M${35 + index * STEP} ${GROUND}v-${height}h22v${height}z`}
            fill={index === BARS.length - 1 ? color.accent : index < 4 ? color.edge : color.ink}
          />
        ))}
        {/* A tick for each bar, and a longer one between the years. */}
        <path d={`M31 ${GROUND}h282m-141 0v9`} stroke={color.ink} strokeWidth="1.5" />
        <path d={`M46 ${GROUND}v4${`m${STEP}-4v4`.repeat(BARS.length - 1)}`} stroke={color.ink} />
        <text x="31" y="252" className="caption">
          {chartCaption}
        </text>
        {lines.map((line, index) => (
          <g key={line} transform={`translate(31 ${271 + index * 54})`}>
            <path d="M0 .5h282" stroke={index === 0 ? color.ink : color.rule} />
            <text y="21" className="heading">
              {line}
            </text>
            <path
              d={(GREEKING[index] ?? []).map((width, row) => `M0 ${33 + row * 9}h${width}`).join('')}
              stroke={color.rule}
              strokeWidth="3"
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
  width: 100%;
  max-width: 27rem;
  margin: 0;
  justify-self: end;

  svg {
    display: block;
    width: 100%;
    height: auto;
    fill: ${color.ink};
    /* Paper stays white and its text dark in every colour scheme. */
    forced-color-adjust: none;
  }

  /* The drawn page has no room for wider text; the description repeats the text. */
  text {
    letter-spacing: 0 !important;
    word-spacing: 0 !important;
    forced-color-adjust: none;
  }

  .title {
    font: 600 29px ${font.display};
  }

  .heading {
    font: 600 18.5px ${font.display};
  }

  .label {
    font: 600 14px ${font.text};
  }

  .caption {
    font: 13px ${font.text};
    fill: ${color.soft};
  }

  figcaption {
    margin-top: 0.75rem;
    color: ${color.soft};
    font-size: 0.8125rem;
  }
`;
