import { css } from '@emotion/react';
import { breakpoint, color, size } from '../theme/tokens';

/** The links of the bar: in a row where there is room for all of them, in a menu on narrower screens. */
export const navLinksStyles = css`
  ${breakpoint.desktop} {
    ul {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: end;
      gap: 0 1.75rem;
    }

    /* Wider touch targets with the same gaps between the labels. */
    li > a:not(.join) {
      margin-inline: -0.375rem;
      padding-inline: 0.375rem;
    }

    .toggle {
      display: none;
    }
  }

  @media (max-width: 63.99em) {
    nav {
      flex: none;
    }

    .bar {
      gap: 0.75rem;
    }

    .brand {
      gap: 0.4rem;
      font-size: 1.125rem;
    }

    html[data-script] & ul {
      position: absolute;
      inset: 100% 0 auto;
      max-height: calc(100vh - ${size.bar});
      padding: 0.5rem 1.25rem 1.25rem;
      overflow-y: auto;
      background: ${color.white};
      border-top: 1px solid ${color.rule};
      box-shadow: 0 12px 12px ${color.shadow};
    }

    html[data-script] & .bar:not([data-open]) ul {
      display: none;
    }

    li > a {
      min-height: 3rem;
      border-bottom: 1px solid ${color.rule};
    }

    li > .join {
      justify-content: center;
      margin-top: 1rem;
      border: 0;
    }

    /* Without scripts the menu cannot open: the bar shows the links and scrolls with the page. */
    html:not([data-script]) & {
      position: static;
    }

    html:not([data-script]) & .bar {
      flex-direction: column;
      align-items: flex-start;
      padding-block: 0.5rem;
      position: static;
      background: ${color.white};
    }

    html:not([data-script]) & ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0 1.25rem;
    }

    html:not([data-script]) & li > a {
      border: 0;
    }
  }
`;
