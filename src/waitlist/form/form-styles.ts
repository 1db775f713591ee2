import { css } from '@emotion/react';
import { SLOT_ATTRIBUTE } from '../../../plugins/islands/dom-names';
import { formInState } from '../../shared/form-state';
import { filledButtonStyles } from '../../theme/button-styles';
import { color } from '../../theme/colors';
import { size } from '../../theme/sizes';
import { space } from '../../theme/spacing';
import { fontWeight, headingSize, lineHeight, textSize, underlineOffset } from '../../theme/typography';
import { CARD_ABOVE_FORM } from '../card-heights';
import { fieldStyles } from './field-styles';
import { FORM_CLASSES } from './form-classes';
import type { FormSlot } from './WaitlistForm';

const { belowButton, fieldsGroup, joinedGroup } = FORM_CLASSES;

/** Selects markup that the form shows as it is. */
const slot = (name: FormSlot) => `[${SLOT_ATTRIBUTE}='${name}']`;

/**
 * The line beside a failure or a field with a problem. It is in the padding of the card, so that nothing
 * moves.
 */
const problemLineStyles = css`
  margin-left: -${space.s};
  padding-left: ${space.xs};
  border-left: ${space.xxs} solid ${color.error};
`;

/** Styles of WaitlistForm and of the components in it (docs/decisions/005-emotion-at-build-time.md). */
export const formStyles = css`
  ${fieldStyles}

  /* When the form scrolls into view, its card is visible too, and 32 px above the card: the 16 px of the
     scroll-padding-top in GlobalStyles.tsx, and as much in CARD_ABOVE_FORM. */
  form,
  .${joinedGroup} {
    scroll-margin-top: ${CARD_ABOVE_FORM};
  }

  .${fieldsGroup} {
    display: grid;
    gap: ${space.l};
  }

  .${fieldsGroup}[hidden], ${slot('consent')}:empty {
    display: none;
  }

  ${slot('consent')} {
    color: ${color.soft};
    font-size: ${textSize.small};
    line-height: ${lineHeight.compact};
  }

  [type='submit'] {
    ${filledButtonStyles}
    width: 100%;
    min-height: ${size.field};
  }

  [type='submit']:is(:disabled, [aria-busy]) {
    background: ${color.soft};
    cursor: progress;
  }

  .${belowButton} {
    margin-top: -${space.xs};
  }

  /* A failure takes the place of the next step. */
  ${formInState('failed')} ${slot('nextStep')}, form:not(${formInState('failed')}) ${slot('failed')} {
    display: none;
  }

  ${slot('failed')} {
    ${problemLineStyles}
  }

  /* Browsers without :has() ignore the whole rule, so it must stay separate. */
  .${fieldsGroup} > :has(> [aria-invalid='true']) {
    ${problemLineStyles}
  }

  ${slot('failed')} b {
    color: ${color.error};
    font-weight: ${fontWeight.bold};
  }

  .${joinedGroup}:focus {
    outline: none;
  }

  .${joinedGroup} h3 {
    margin-bottom: ${space.s};
    font-size: ${headingSize.card};
  }

  .${joinedGroup} p {
    margin-bottom: ${space.m};
  }

  /* The button corrects a sign-up, which few people need to do, so it looks like a link. */
  .${joinedGroup} button {
    margin-block: -${size.targetPadding};
    text-decoration: underline;
    text-underline-offset: ${underlineOffset};
  }
`;
