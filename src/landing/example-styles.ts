import { css } from '@emotion/react';
import { color, font, forcedColors, size, textSize } from '../theme/tokens';

/** The look of the example: a table on a sheet behind, and the issue in front of it. */
export const exampleStyles = css`
  font-size: ${textSize.small};
  line-height: 1.45;

  table {
    background: ${color.tint};
  }

  th,
  td {
    padding: 0.375rem ${size.card};
    font-weight: 400;
    text-align: left;
  }

  thead th,
  .line > * {
    font-weight: 600;
  }

  .figure {
    width: 5.5rem;
    padding-left: 0;
    text-align: right;
  }

  tbody tr {
    border-top: 1px solid ${color.rule};
  }

  .line {
    background: ${color.highlight};

    ${forcedColors} {
      outline: 2px solid Highlight;
    }
  }

  .issue {
    position: relative;
    margin-top: 1.25rem;
    padding: 0.75rem ${size.card};
    background: ${color.white};
    border-top: 3px solid ${color.ink};
    box-shadow: 0 10px 30px ${color.shadow};
  }

  /* Leads from the line to the issue about it. */
  .issue::before {
    position: absolute;
    bottom: 100%;
    left: 50%;
    height: calc(1.25rem + 3px);
    border-left: 3px solid ${color.ink};
    content: '';
  }

  .title {
    display: flex;
    gap: 1rem;
    justify-content: space-between;
  }

  .tag {
    padding: 0 0.5rem;
    background: ${color.tint};
  }

  .headline {
    margin-top: 0.25rem;
    font: 600 ${textSize.large} / 1.2 ${font.display};
  }

  .change {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
    align-items: center;
    margin-bottom: 0.25rem;
  }

  .before {
    color: ${color.soft};
    font: 600 2.5rem / 1.1 ${font.display};
  }

  .after {
    font: 600 3.5rem / 1.1 ${font.display};
  }

  .share {
    flex: 1 1 7rem;
  }

  dl > div {
    padding-block: 0.375rem;
    border-top: 1px solid ${color.rule};
  }

  dt,
  dd {
    display: inline;
  }

  dt {
    margin-right: 0.5rem;
    font-weight: 600;
  }

  figcaption {
    margin-top: 0.75rem;
    color: ${color.soft};
  }

  @media (max-width: 47.99em) {
    tbody tr:not(.line) {
      display: none;
    }
  }

  @media print {
    max-width: 24rem;
  }
`;
