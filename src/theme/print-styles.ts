import { css } from '@emotion/react';
import { CALLOUT_CLASS } from '../shared/callout-class';
import { color, font, space, textSize } from './tokens';

/**
 * In print, pages have numbers, show nothing that works only on a screen, and don't break within a
 * row or after a heading.
 */
export const printStyles = css`
  @page {
    margin: 1.8cm 2cm;

    @bottom-right {
      font: 9pt ${font.text};
      content: counter(page);
    }
  }

  /* The public address of a text. The selector begins with "body p" to override the margins of
     running text. */
  body p.print-address {
    margin-block: ${space.xs} ${space.m};
    color: ${color.soft};
    font-size: ${textSize.small};
    overflow-wrap: anywhere;
  }

  @media not print {
    .print-address {
      display: none;
    }
  }

  @media print {
    html {
      font-size: 85%;
    }

    .screen-only {
      display: none !important;
    }

    :where(h1, h2, h3, h4) {
      break-after: avoid;
    }

    :where(tr, li, dl > div, figure, .${CALLOUT_CLASS}) {
      break-inside: avoid;
    }
  }
`;
