import { css } from '@emotion/react';
import { READY_ATTRIBUTE, SLOT_ATTRIBUTE } from '../../plugins/islands/dom-names';
import { hairline, strongLine } from '../theme/borders';
import { color } from '../theme/colors';
import { minusStyles, plusStyles } from '../theme/disclosure-styles';
import { displayFont } from '../theme/font-shorthands';
import { underlineOnHoverStyles } from '../theme/link-styles';
import { breakpoint } from '../theme/media';
import { WITH_SCRIPTS, WITHOUT_SCRIPTS } from '../theme/script-selectors';
import { size } from '../theme/sizes';
import { space } from '../theme/spacing';
import { textSize } from '../theme/typography';
import { ACCORDION_ATTRIBUTES } from './accordion-attributes';

/** Styles of FaqAccordion (docs/decisions/005-emotion-at-build-time.md). */
export const faqAccordionStyles = css`
  border-top: ${strongLine};

  [${ACCORDION_ATTRIBUTES.item}] {
    border-bottom: ${hairline};
    break-inside: avoid;

    ${breakpoint.tablet} {
      padding-inline: ${space.l};
    }
  }

  [${ACCORDION_ATTRIBUTES.button}] {
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

    ${underlineOnHoverStyles}
  }

  [${ACCORDION_ATTRIBUTES.item}] > h3 {
    margin: 0;
  }

  /* The background shows which answer belongs to the open question. */
  [${ACCORDION_ATTRIBUTES.item}]:has([aria-expanded='true']) {
    background: ${color.tint};

    /* On phones, where the text is as wide as other text, shadows take the background to the edges of the
       window. They are as wide as the margin that GlobalStyles.tsx gives the page there. Its custom property
       contains a percentage, which shadows can't have. Browsers don't print the background, but would print
       the shadows. */
    @media not print {
      ${breakpoint.belowTablet} {
        box-shadow:
          -${space.l} 0 ${color.tint},
          ${space.l} 0 ${color.tint};
      }
    }
  }

  [${ACCORDION_ATTRIBUTES.button}]::after {
    ${plusStyles}
  }

  /* The sign would be wrong in print and without scripts, where all answers are open. */
  ${WITH_SCRIPTS} & [${ACCORDION_ATTRIBUTES.button}]::after,
  &[${READY_ATTRIBUTE}] [${ACCORDION_ATTRIBUTES.button}]::after {
    @media not print {
      content: '';
    }
  }

  [${ACCORDION_ATTRIBUTES.button}][aria-expanded='true']::after {
    ${minusStyles}
  }

  /* The panel itself has no padding, because it would keep that with hidden="until-found". */
  [${SLOT_ATTRIBUTE}] {
    padding-bottom: ${space.xl};
  }

  /* Without scripts all answers are open. Until React is ready, the answer to the question in the address is
     open. */
  ${WITHOUT_SCRIPTS} &:not([${READY_ATTRIBUTE}]) [${ACCORDION_ATTRIBUTES.panel}],
  &:not([${READY_ATTRIBUTE}]) [${ACCORDION_ATTRIBUTES.item}]:target [${ACCORDION_ATTRIBUTES.panel}] {
    display: block;
    content-visibility: visible;
  }

  @media print {
    [${ACCORDION_ATTRIBUTES.panel}] {
      display: block;
      content-visibility: visible;
    }

    [${ACCORDION_ATTRIBUTES.button}] {
      min-height: 0;
      padding-block: ${space.s} 0;
    }
  }
`;
