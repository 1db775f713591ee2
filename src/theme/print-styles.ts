import { css } from '@emotion/react';
import { CLASS } from './class-names';
import { color } from './colors';
import { space } from './spacing';
import { font, textSize } from './typography';

/**
 * In print, pages have numbers, show nothing that works only on a screen, and don't break within a row or
 * after a heading.
 */
export const printStyles = css`
  @page {
    margin: 1.8cm 2cm;

    @bottom-right {
      font: 9pt ${font.text};
      content: counter(page);
    }
  }

  /* The selector names the element, too, so that it overrides the margins of running text. */
  p.${CLASS.printAddress} {
    margin-block: ${space.xs} ${space.m};
    color: ${color.soft};
    font-size: ${textSize.small};
    overflow-wrap: anywhere;

    @media not print {
      display: none;
    }
  }

  @media print {
    /* On paper, text of 12 points looks large, so it has about 10. */
    html {
      font-size: 85%;
    }

    .${CLASS.screenOnly} {
      display: none !important;
    }

    :where(h1, h2, h3, h4) {
      break-after: avoid;
    }

    :where(tr, li, dl > div, figure) {
      break-inside: avoid;
    }
  }
`;
