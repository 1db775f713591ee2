import { css } from '@emotion/react';
import { CLASS } from './class-names';
import { font } from './typography';

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

  @media print {
    /* On paper, text of 12 points looks large, so it has about 10. */
    html {
      font-size: 85%;
    }

    /* "!important" wins over the "display" of each component. */
    .${CLASS.screenOnly} {
      display: none !important;
    }

    h1,
    h2,
    h3,
    h4 {
      break-after: avoid;
    }

    tr,
    li,
    dl > div,
    figure {
      break-inside: avoid;
    }
  }
`;
