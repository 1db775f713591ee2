import { css } from '@emotion/react';
import { formInState } from '../shared/form-state';
import { forcedColorsLine, hairline, overlayShadow } from '../theme/borders';
import { filledButtonStyles } from '../theme/button-styles';
import { color } from '../theme/colors';
import { displayFont } from '../theme/font-shorthands';
import { layer } from '../theme/layers';
import { underlineOnHoverStyles } from '../theme/link-styles';
import { breakpoint, forcedColors, narrowest } from '../theme/media';
import { WITH_SCRIPTS, WITHOUT_SCRIPTS } from '../theme/script-selectors';
import { size } from '../theme/sizes';
import { space } from '../theme/spacing';
import { fontWeight, textSize } from '../theme/typography';
import { NAV_BAR_CLASSES } from './nav-bar-classes';

const { bar, barButton, brand, menu, menuButton, menuLink, open, solid, toggle } = NAV_BAR_CLASSES;

/** The padding that makes the link with the shortest label wide enough for a finger. */
const LABEL_PADDING = '0.375rem';

/**
 * Styles of NavBar (docs/decisions/005-emotion-at-build-time.md). The links are in a row; on narrow screens
 * they are in a menu, which opens with scripts only, and the bar has another link to the form.
 */
export const navBarStyles = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.bar};

  .${bar} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.xxs};
    min-height: ${size.bar};
    padding-inline: ${size.pageMargin};
  }

  .${solid}, .${open} {
    background: ${color.white};
    box-shadow: ${overlayShadow};
  }

  .${brand}, .${menuLink}, .${toggle} {
    display: flex;
    align-items: center;
    min-height: ${size.target};
    text-decoration: none;
  }

  .${brand} {
    gap: ${size.logoGap};
    font: ${displayFont(textSize.large)};
  }

  .${bar} svg {
    flex: none;
  }

  .${menu} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.xl};
  }

  .${menuLink} {
    ${underlineOnHoverStyles}
  }

  .${barButton}, .${menuButton} {
    ${filledButtonStyles}
  }

  .${toggle} {
    gap: ${space.xs};
    min-width: ${size.target};
    font-weight: ${fontWeight.bold};
  }

  ${breakpoint.desktop} {
    /* The margins take the padding back, so that the gaps between the labels stay the same. */
    .${menuLink} {
      justify-content: center;
      min-width: ${size.target};
      margin-inline: -${LABEL_PADDING};
      padding-inline: ${LABEL_PADDING};
    }

    .${menuButton} {
      min-height: ${size.target};
      padding: 0 ${space.m};
    }

    .${barButton}, .${toggle} {
      display: none;
    }
  }

  /* Below this width, the links don't fit into the bar. */
  ${breakpoint.belowDesktop} {
    /* Without scripts, they are below the brand, and the bar scrolls away with the page. */
    ${WITHOUT_SCRIPTS} & {
      position: static;
    }

    ${WITHOUT_SCRIPTS} & .${bar} {
      flex-direction: column;
      align-items: flex-start;
      padding-block: ${space.xs};
      background: ${color.white};
    }

    /* With scripts, they are in the menu, which opens below the bar. */
    ${WITH_SCRIPTS} & .${menu} {
      position: absolute;
      inset: 100% 0 auto;
      display: block;
      max-height: calc(100vh - ${size.bar});
      /* On phones, 100vh is the height without the browser's toolbars, which could cover the end of the menu.
         Safari before 15.4 doesn't know dvh, so it keeps the line above. */
      max-height: calc(100dvh - ${size.bar});
      padding: 0 ${size.pageMargin} ${space.xl};
      overflow-y: auto;
      background: ${color.white};
      /* The shadow is moved down as far as it fades out, so that none falls on the bar. */
      box-shadow: 0 12px 12px ${color.shadow};
    }

    ${WITH_SCRIPTS} & .${bar}:not(.${open}) .${menu} {
      display: none;
    }

    ${WITH_SCRIPTS} & .${menuLink} {
      min-height: ${size.row};
      font: ${displayFont(textSize.large)};
      border-bottom: ${hairline};
    }

    ${WITH_SCRIPTS} & .${menuButton} {
      display: flex;
      margin-top: ${space.l};

      ${breakpoint.tablet} {
        width: max-content;
      }
    }

    .${barButton} {
      min-height: ${size.target};
      margin: 0 ${space.xs} 0 auto;
      padding: 0 ${space.xs};

      ${breakpoint.tablet} {
        margin-right: ${space.s};
      }

      /* Only the brand and the button of the menu fit into one line here. */
      ${narrowest} {
        display: none;
      }
    }

    /* The scrim dims the page behind the open menu. A click on it closes the menu (NavBar.tsx). */
    .${open}::after {
      position: fixed;
      inset: 0;
      z-index: -1;
      background: ${color.scrim};
      content: '';
    }
  }

  /* After a sign-up, nobody needs a button to the form. Browsers without :has() still show it. */
  html:has(${formInState('joined')}) & :is(li:has(.${menuButton}), .${barButton}) {
    display: none;
  }

  /* Forced colors remove shadows and backgrounds: a line separates the bar from the page. */
  ${forcedColors} {
    .${solid}, .${open}, .${open} .${menu} {
      border-bottom: ${forcedColorsLine};
    }
  }
`;
