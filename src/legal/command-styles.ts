import { css } from '@emotion/react';
import { color, font, textSize } from '../theme/tokens';

/** Commands for a terminal: one may be longer than a line. */
export const commandStyles = css`
  code {
    font: ${textSize.tiny} / 1.6 ${font.mono};
  }

  pre {
    margin-block: 0.75rem;
    padding: 0.75rem 1rem;
    background: ${color.tint};
    white-space: pre-wrap;
    word-break: break-all;
  }
`;
