import { css } from '@emotion/react';
import { edgeLine } from '../../theme/borders';
import { color } from '../../theme/colors';
import { size } from '../../theme/sizes';
import { space } from '../../theme/spacing';
import { fontWeight, lineHeight } from '../../theme/typography';
import { CARD_ABOVE_FORM } from '../card-heights';
import { TOAST_AND_SPACE } from '../toast/toast-styles';
import { FORM_CLASSES } from './form-classes';
import { FIELD_MESSAGES } from './messages';

const { fieldsGroup, message, note } = FORM_CLASSES;

const LONGEST_MESSAGE = Object.values(FIELD_MESSAGES).reduce((longest, next) =>
  next.length > longest.length ? next : longest,
);

/** The height of a label and a note, each of one line, and of the space below them. */
const LABEL_AND_NOTE = `calc(${2 * lineHeight.compact}em + ${space.xs})`;

/** The height of the bar, a field and a toast, with the spaces between them. */
const BAR_FIELD_AND_TOAST = `calc(${size.bar} + ${space.m} + ${size.field} + ${space.s} + ${TOAST_AND_SPACE})`;

/** Styles of Field.tsx (docs/decisions/005-emotion-at-build-time.md). */
export const fieldStyles = css`
  .${fieldsGroup} label {
    display: block;
    font-weight: ${fontWeight.bold};
    line-height: ${lineHeight.compact};
  }

  /* A message takes the room of the hint. */
  .${note} {
    display: grid;
    margin-bottom: ${space.xs};
    line-height: ${lineHeight.compact};
  }

  .${note} > *,
  .${note}::before {
    grid-area: 1 / 1;
  }

  .${note} p {
    color: ${color.soft};
  }

  .${note} [aria-hidden='true'] {
    visibility: hidden;
  }

  .${note} .${message} {
    color: ${color.error};
    font-weight: ${fontWeight.bold};
  }

  /* An invisible copy of the longest message keeps room for it, in any font. */
  .${note}::before {
    font-weight: ${fontWeight.bold};
    visibility: hidden;
    /* Older browsers don't know the alternative text. */
    content: ${JSON.stringify(LONGEST_MESSAGE)};
    content: ${JSON.stringify(LONGEST_MESSAGE)} / '';
  }

  .${fieldsGroup} input {
    /* A field that takes the focus scrolls into view with its label and its message above it. A low window
       has room for the field alone, between the bar and a toast. */
    scroll-margin-top: clamp(0px, 100vh - ${BAR_FIELD_AND_TOAST}, ${LABEL_AND_NOTE} + ${CARD_ABOVE_FORM});
    width: 100%;
    min-height: ${size.field};
    padding: ${space.xs} ${space.s};
    background: ${color.white};
    border: ${edgeLine};
  }

  .${fieldsGroup} input:focus-visible {
    outline-offset: 1px;
  }

  /* The second pixel of the edge is a shadow, because a wider border would move the text. */
  .${fieldsGroup} input[aria-invalid='true'] {
    border-color: ${color.error};
    box-shadow: inset 0 0 0 1px ${color.error};
  }

  /* The fields can't be changed while a sign-up is under way. The button below them looks the same. */
  .${fieldsGroup} input:read-only {
    color: ${color.soft};
    background: ${color.tint};
    cursor: progress;
  }
`;
