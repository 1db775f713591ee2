import { css } from '@emotion/react';
import { color, font, forcedColors, motionOk, size } from '../theme/tokens';
import { pressed } from '../ui/pressed';
import { navLinksStyles } from './nav-links-styles';

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
  }

  .join {
    padding-inline: 1.1rem;
    color: ${color.white};
    font-weight: 600;
    background: ${color.accent};
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

  ${navLinksStyles}

  /* Forced colours remove shadows and backgrounds: a line separates the bar from the page. */
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
