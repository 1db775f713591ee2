import { css } from '@emotion/react';
import { ISLANDS } from '../../plugins/islands';
import { breakpoint, color, headingSize, sectionSpace, size, space } from '../theme/tokens';
import { buttonStyles } from '../ui/button-styles';
import { fieldStyles } from './field-styles';
import { MESSAGES } from './messages';
import type { Submission } from './use-waitlist-submission';
import type { FormSlot } from './WaitlistForm';

/**
 * The class that the form has after a sign-up. WaitlistForm gives its `<form>` the state as a class,
 * so that the styles of what is around the form can follow it.
 */
export const JOINED_CLASS = 'joined' satisfies Submission['state'];

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
  .next {
    scroll-margin-top: ${space.xxl};
  }

  /* So does the heading of the section: beside the form, and above what follows a sign-up. */
  ${breakpoint.tablet} {
    form {
      scroll-margin-top: ${sectionSpace};
    }

    .next {
      scroll-margin-top: 11.5rem;
    }
  }

  .entry {
    display: grid;
    gap: ${space.l};
  }

  .entry[hidden] {
    display: none;
  }

  [type='submit'] {
    ${buttonStyles}
    width: 100%;
    min-height: ${size.field};
  }

  [type='submit']:is(:disabled, [aria-busy]) {
    background: ${color.soft};
    border-color: ${color.soft};
    cursor: progress;
  }

  /* A failure takes the room of the reassurance. Its text is there from the start, but invisible, so
     that nothing below moves. */
  .result {
    display: grid;
    align-items: start;
  }

  .result > * {
    grid-area: 1 / 1;
    min-width: 0;
    margin-top: ${space.m};
  }

  /* The line of a failure has its room from the start. */
  .outcome {
    padding-left: ${space.s};
    border-left: 2px solid transparent;
  }

  .failed .outcome {
    border-color: ${color.bad};
  }

  .confirm-step {
    margin-bottom: ${space.xs};
  }

  a {
    overflow-wrap: anywhere;
  }

  .failure,
  .outcome::before {
    color: ${color.bad};
    font-weight: 600;
    text-wrap: balance;
  }

  .outcome::before {
    display: block;
    content: '${MESSAGES.failed}' / '';
  }

  .outcome::before,
  form:not(.failed) ${slot('failed')}, .failed ${slot('reassurance')} {
    visibility: hidden;
  }

  .failed .outcome::before,
  .${JOINED_CLASS} .outcome::before,
  .${JOINED_CLASS} ${slot('failed')}, .${JOINED_CLASS} ${slot('reassurance')} {
    display: none;
  }

  .${JOINED_CLASS} .outcome {
    margin-top: 0;
  }

  .next:focus {
    outline: none;
  }

  .next h3 {
    margin-bottom: ${space.s};
    font-size: ${headingSize.card};
  }

  .next button {
    min-height: 3rem;
    margin-top: ${space.l};
    padding-inline: ${space.xl};
    font-weight: 600;
    border: 2px solid ${color.ink};
  }

  .next button:hover {
    background: ${color.tint};
  }
`;
