import { css } from '@emotion/react';
import { ISLANDS } from '../../plugins/islands';
import { breakpoint, canHover, color, displayFont, hairline, size, space, textSize } from '../theme/tokens';
import { ACCORDION } from './accordion-attributes';

/** The width and the height of the sign beside a question. */
const SIGN_SIZE = '0.875rem';

/** Styles of FaqAccordion (docs/decisions/005-emotion-at-build-time.md). */
export const faqAccordionStyles = css`
  border-bottom: ${hairline};

  [${ACCORDION.item}] {
    border-top: ${hairline};
    break-inside: avoid;
  }

  [${ACCORDION.button}] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
    width: 100%;
    min-height: ${size.row};
    padding: ${space.s} 0;
    font: ${displayFont(textSize.medium)};
    text-align: left;

    ${breakpoint.tablet} {
      font-size: ${textSize.large};
    }
  }

  ${canHover} {
    [${ACCORDION.button}]:hover {
      text-decoration: underline;
    }
  }

  h3 {
    margin: 0;
  }

  /* The background shows which answer belongs to the open question. It reaches beyond the column, so
     that the text stays where it is when the answer opens: on phones to the edges of the window. */
  [${ACCORDION.item}]:has([aria-expanded='true']) {
    margin-inline: calc(-1 * ${space.l});
    padding-inline: ${space.l};
    background: ${color.tint};
  }

  /* A plus, which becomes a minus when the answer is open. It is drawn with gradients, which forced
     colours keep. */
  [${ACCORDION.button}]::after {
    flex: none;
    width: ${SIGN_SIZE};
    height: ${SIGN_SIZE};
    background:
      linear-gradient(currentcolor, currentcolor) center / 100% 2px no-repeat,
      linear-gradient(currentcolor, currentcolor) center / 2px 100% no-repeat;
    forced-color-adjust: none;
  }

  /* The sign would be wrong in print and without scripts, where all answers are open. */
  @media not print {
    html[${ISLANDS.script}] & [${ACCORDION.button}]::after,
    &[${ISLANDS.ready}] [${ACCORDION.button}]::after {
      content: '';
    }
  }

  /* Without its second line, the plus is a minus. */
  [${ACCORDION.button}][aria-expanded='true']::after {
    background-size:
      100% 2px,
      0;
  }

  /* The panel itself has no padding, because it would keep that with hidden="until-found". */
  [${ISLANDS.slot}] {
    padding-bottom: ${space.xl};
  }

  /* Without scripts all answers are open. Until React is ready, the answer to the question in the
     address is open. */
  html:not([${ISLANDS.script}]) &:not([${ISLANDS.ready}]) [${ACCORDION.panel}],
  &:not([${ISLANDS.ready}]) [${ACCORDION.item}]:target [${ACCORDION.panel}] {
    display: block;
    content-visibility: visible;
  }

  @media print {
    [${ACCORDION.panel}] {
      display: block;
      content-visibility: visible;
    }

    [${ACCORDION.button}] {
      min-height: 0;
      padding-block: ${space.s} 0;
    }
  }
`;
