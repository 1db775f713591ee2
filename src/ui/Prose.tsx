import { css } from '@emotion/react';
import { breakpoint, color, font, headingSize, size, textSize } from '../theme/tokens';

/** Running text from content, as HTML that the build compiled. */
export const Prose = ({ html, className }: { html: string; className?: string }) => (
  <div css={proseStyles} className={className} dangerouslySetInnerHTML={{ __html: html }} />
);

export const proseStyles = css`
  max-width: ${size.prose};

  > * + * {
    margin-top: 1em;
  }

  :is(h2, h3, h4) {
    scroll-margin-top: 1rem;
  }

  > :is(h2, h3) {
    font-size: ${headingSize.clause};
  }

  > * + :is(h2, h3) {
    margin-top: 2em;
  }

  > :is(h2, h3) + * {
    margin-top: 0.6em;
  }

  > h4 {
    margin-top: 1.6em;
    font: 600 ${textSize.body} / 1.4 ${font.text};
  }

  ul,
  ol {
    padding-left: 1.4em;
  }

  li + li {
    margin-top: 0.4em;
  }

  /* A shadow on the side where a wide table continues. Covers in the colour of the page scroll with the table. */
  .table {
    overflow-x: auto;
    background:
      linear-gradient(to right, ${color.paper} 1rem, transparent) left / 3rem 100% no-repeat local,
      linear-gradient(to left, ${color.paper} 1rem, transparent) right / 3rem 100% no-repeat local,
      linear-gradient(to right, ${color.rule}, transparent) left / 0.75rem 100% no-repeat,
      linear-gradient(to left, ${color.rule}, transparent) right / 0.75rem 100% no-repeat;
  }

  .callout {
    padding: 1rem 1.25rem;
    background: ${color.tint};
    border-left: 3px solid ${color.ink};
  }

  .callout > * + * {
    margin-top: 0.75em;
  }

  table {
    width: 100%;
    min-width: 30rem;
    border-collapse: collapse;
    font-size: ${textSize.small};

    ${breakpoint.phone}, print {
      min-width: 0;
    }
  }

  th,
  td {
    padding: 0.6rem 1rem 0.6rem 0;
    text-align: left;
    vertical-align: top;
    border-bottom: 1px solid ${color.rule};

    ${breakpoint.phone} {
      padding-right: 0.5rem;
    }
  }

  thead th {
    border-bottom: 2px solid ${color.ink};
  }

  @media print {
    .table {
      overflow: visible;
    }

    a[href^='http']::after {
      content: ' (' attr(href) ')';
    }
  }

  figure {
    margin-block: 1em;
  }

  figcaption {
    color: ${color.soft};
    font-size: ${textSize.small};
  }
`;
