import { css } from '@emotion/react';
import { ISLANDS } from '../../plugins/islands';
import { color, headingSize, size, space, textSize } from '../theme/tokens';
import { buttonStyles, outlinedButtonStyles } from '../ui/button-styles';
import { fieldStyles } from './field-styles';
import { FORM } from './form-classes';
import type { Submission } from './use-waitlist-submission';
import type { FormSlot } from './WaitlistForm';

/**
 * The class that the form has after a sign-up. WaitlistForm gives its `<form>` the state as a class,
 * so that the styles of what is around the form can follow it.
 */
export const JOINED_CLASS = 'joined' satisfies Submission['state'];

/** The class that the form has after a failure. */
const FAILED_CLASS = 'failed' satisfies Submission['state'];

/** Selects markup that the form shows as it is. */
const slot = (name: FormSlot) => `[${ISLANDS.slot}='${name}']`;

/**
 * Styles of WaitlistForm.tsx and of the components in it. They are in files of their own because
 * React renders these components in the browser too, and their script would otherwise contain the
 * styles and Emotion. The section adds them to the page when it is built.
 */
export const formStyles = css`
  ${fieldStyles}

  /* When the form scrolls into view, so does the edge of its card. */
  form,
  .${FORM.next} {
    scroll-margin-top: ${space.xxl};
  }

  .${FORM.entry} {
    display: grid;
    gap: ${space.l};
  }

  .${FORM.entry}[hidden] {
    display: none;
  }

  /* The details follow the consent as one note. */
  ${slot('consent')} + ${slot('details')} {
    margin-top: calc(${space.xs} - ${space.l});
  }

  ${slot('details')} {
    color: ${color.soft};
    font-size: ${textSize.small};
    line-height: 1.5;
  }

  [type='submit'] {
    ${buttonStyles}
    width: 100%;
    min-height: ${size.field};
  }

  [type='submit']:is(:disabled, [aria-busy]) {
    background: ${color.soft};
    cursor: progress;
  }

  /* A failure takes the place of the next step. Its text is there from the start, but invisible, so that
     the button below it stays where it is. */
  .${FORM.nextStep} {
    display: grid;
    align-items: end;
  }

  .${FORM.nextStep} > * {
    grid-area: 1 / 1;
  }

  form:not(.${FAILED_CLASS}) ${slot('failed')}, .${FAILED_CLASS} ${slot('nextStep')} {
    visibility: hidden;
  }

  /* The line beside the failure stands in the padding of the card, so that the text doesn't move. */
  ${slot('failed')} {
    margin-left: -${space.s};
    padding-left: ${space.xs};
    border-left: ${space.xxs} solid ${color.bad};
  }

  ${slot('failed')} b {
    color: ${color.bad};
    font-weight: 600;
  }

  .${FORM.next}:focus {
    outline: none;
  }

  .${FORM.next} h3 {
    margin-bottom: ${space.s};
    font-size: ${headingSize.card};
  }

  .${FORM.next} p {
    margin-bottom: ${space.xs};
  }

  .${FORM.next} button {
    ${outlinedButtonStyles}
    margin-top: ${space.l};
  }
`;
