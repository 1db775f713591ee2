import { css } from '@emotion/react';
import { breakpoint, color, font, forcedColors, motionOk, size } from '../theme/tokens';
import { pressed } from '../ui/pressed';

/** The bar has room for all links from here on; below, they sit in a menu. */
const wide = breakpoint.desktop;
const narrow = '@media (max-width: 63.99em)';

export const navBarStyles = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: 10;

  .bar {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    min-height: ${size.bar};
    padding-inline: max(1.25rem, (100% - ${size.page}) / 2);
  }

  .bar[data-solid],
  .bar[data-open] {
    background: ${color.white};
    box-shadow: 0 1px 12px ${color.shadow};
  }

  ${motionOk} {
    .bar {
      transition:
        background-color 0.2s,
        box-shadow 0.2s;
    }
  }

  a {
    text-decoration: none;
  }

  svg {
    flex: none;
  }

  .brand {
    display: inline-flex;
    align-items: center;
    gap: 0.6rem;
    min-height: 2.75rem;
    font: 600 1.25rem/1.1 ${font.display};
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li > a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
  }

  li > a:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
    text-decoration-color: ${color.accent};
  }

  .join {
    padding-inline: 1.1rem;
    color: ${color.white};
    font-weight: 600;
    background: ${color.ink};
    border-radius: 3px;
  }

  .join:hover {
    color: ${color.white};
    background: ${color.accentDeep};
    text-decoration: none;
  }

  .toggle {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    padding: 0 0.25rem;
    background: none;
    border: 0;
    font-weight: 600;
    cursor: pointer;
  }

  .toggle[aria-busy] {
    ${pressed}
  }

  ${wide} {
    ul {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: end;
      gap: 0 1.75rem;
    }

    /* Wide enough to touch, and the gaps between the words still the same. */
    li > a:not(.join) {
      margin-inline: -0.375rem;
      padding-inline: 0.375rem;
    }

    .toggle {
      display: none;
    }
  }

  ${narrow} {
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

    .brand svg {
      width: 1.75rem;
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

    /* Without scripts there is no menu to open: the links stand in the bar, which scrolls away. */
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

  /* Where shadows and grounds are not the site's, a line parts the bar from the page. */
  ${forcedColors} {
    .bar[data-solid],
    .bar[data-open],
    .bar[data-open] ul {
      border-bottom: 1px solid;
    }

    li > .join {
      border: 2px solid;
    }
  }

  @media print {
    display: none;
  }
`;
