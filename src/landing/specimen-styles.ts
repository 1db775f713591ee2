import { css } from '@emotion/react';
import { breakpoint, color, font, forcedColors, textSize } from '../theme/tokens';

/** The look of the specimen: a filing on a sheet behind, and the page of the newsletter in front of it. */
export const specimenStyles = css`
  width: 100%;
  max-width: 31rem;
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
    padding: 0.25rem 0 1.5rem;
    font-family: ${font.mono};
    font-size: ${textSize.tiny};
    background: ${color.tint};
    border: 1px solid ${color.rule};

    ${breakpoint.desktop} {
      margin-left: 12%;
    }
  }

  .filing .title,
  .filing li {
    padding: 0.375rem 1rem;
  }

  .filing .title {
    font-weight: 600;
  }

  .filing li,
  .change {
    display: flex;
    gap: 0.75rem;
  }

  .filing li {
    border-top: 1px solid ${color.rule};
  }

  .code {
    color: ${color.soft};
    white-space: nowrap;
  }

  /* The place of a figure: a dotted line that ends in a word. */
  .blank {
    display: flex;
    flex: 1;
    gap: 0.5rem;
    align-items: baseline;
    color: ${color.soft};
    font-style: italic;
    font-weight: 400;
  }

  .blank::before {
    flex: 1;
    border-bottom: 2px dotted ${color.edge};
    content: '';
  }

  /* The row that the newsletter explains, and a line that leads from it to the page. */
  .filing li:last-of-type {
    position: relative;
    font-weight: 600;
    background: ${color.marked};
    border-block: 1px solid ${color.ink};

    ${forcedColors} {
      outline: 2px solid Highlight;
    }
  }

  .filing li:last-of-type * {
    color: inherit;
  }

  .filing li:last-of-type::after {
    position: absolute;
    top: 100%;
    left: 2.5rem;
    height: 1.25rem;
    border-left: 2px solid ${color.ink};
    content: '';
  }

  .newsletter {
    position: relative;
    margin-top: -0.5rem;
    padding: 0.75rem 1rem 1rem;
    background: ${color.white};
    border: 1px solid ${color.edge};
    border-top: 3px solid ${color.ink};
    box-shadow: 0 10px 30px ${color.shadow};

    ${breakpoint.desktop} {
      margin-right: 8%;
      padding-inline: 1.25rem;
    }
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
    margin-top: 0.625rem;
    font: 600 clamp(1.25rem, 1rem + 1vw, 1.5rem) / 1.15 ${font.display};
  }

  dt {
    padding-top: 0.5rem;
    font-weight: 600;
  }

  figcaption {
    margin-top: 0.5rem;
    color: ${color.soft};
    font-size: ${textSize.tiny};
  }

  @media (max-width: 63.99em) {
    .filing li:not(:last-of-type) {
      display: none;
    }
  }

  ${breakpoint.tablet} {
    align-self: start;
  }

  @media print {
    max-width: 24rem;
  }
`;
