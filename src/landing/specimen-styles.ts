import { css } from '@emotion/react';
import { breakpoint, color, font, forcedColors, textSize } from '../theme/tokens';

/** The look of the specimen: a filing on a sheet behind, and the page of the newsletter in front of it. */
export const specimenStyles = css`
  width: 100%;
  max-width: 31rem;
  margin: 0;
  justify-self: end;
  font-size: ${textSize.small};
  line-height: 1.45;

  .title {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 1rem;
  }

  .filing {
    margin-left: 12%;
    padding: 0.75rem 0 1.75rem;
    font-family: ${font.mono};
    font-size: ${textSize.tiny};
    background: ${color.tint};
    border: 1px solid ${color.rule};
  }

  .filing .title,
  .filing li {
    padding-inline: 1rem;
  }

  .filing .title {
    padding-bottom: 0.5rem;
    font-weight: 600;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: auto 1fr clamp(2.5rem, 5vw, 4rem);
    gap: 1rem;
    align-items: center;
    min-height: 2rem;
    border-top: 1px solid ${color.rule};
  }

  .code {
    color: ${color.soft};
  }

  .blank {
    position: relative;
    display: block;
    height: 1.125rem;
    background: ${color.white};
    border: 1px solid ${color.edge};
  }

  /* The row that the newsletter explains, and a line that leads from it to the page. */
  li:last-of-type {
    position: relative;
    font-weight: 600;
    background: ${color.marked};
    border-block: 1px solid ${color.ink};
  }

  li:last-of-type .code {
    color: inherit;
  }

  li:last-of-type::after {
    position: absolute;
    top: 100%;
    left: 2.5rem;
    height: 1.5rem;
    border-left: 2px solid ${color.ink};
    content: '';
  }

  .newsletter {
    position: relative;
    margin: -0.5rem 8% 0 0;
    padding: 0.875rem 1.25rem 1.125rem;
    background: ${color.white};
    border: 1px solid ${color.edge};
    border-top: 3px solid ${color.ink};
    box-shadow: 0 10px 30px ${color.shadow};
  }

  .newsletter b {
    font: 600 ${textSize.body} / 1.3 ${font.display};
  }

  .tag {
    padding: 0 0.5rem;
    font-size: ${textSize.tiny};
    background: ${color.tint};
    border: 1px solid ${color.rule};
  }

  .quarter {
    color: ${color.soft};
    font-size: ${textSize.tiny};
  }

  .headline {
    margin-block: 0.625rem 0.375rem;
    font: 600 clamp(1.25rem, 1rem + 1vw, 1.5rem) / 1.15 ${font.display};
  }

  dl {
    margin: 0;
  }

  dl > div {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0 1rem;
    padding-top: 0.5rem;
  }

  dt {
    grid-column: 1 / -1;
    font-weight: 600;
  }

  dd {
    grid-column: 1 / -1;
    margin: 0;
  }

  .change {
    grid-column: auto;
    color: ${color.soft};
    font-size: ${textSize.tiny};
  }

  .change .blank {
    height: 1.75rem;
  }

  figcaption {
    margin-top: 0.75rem;
    color: ${color.soft};
    font-size: ${textSize.tiny};
  }

  @media (max-width: 63.99em) {
    .filing li:not(:last-of-type) {
      display: none;
    }

    .filing,
    .newsletter {
      margin-inline: 0;
    }
  }

  ${breakpoint.tablet} {
    align-self: start;
  }

  ${forcedColors} {
    li:last-of-type {
      outline: 2px solid Highlight;
    }
  }

  @media print {
    max-width: 24rem;
    break-inside: avoid;
  }
`;
