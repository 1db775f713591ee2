import { css } from '@emotion/react';
import { color, forcedColors } from '../theme/tokens';

/** The look of a control that was pressed before its script was ready (`aria-busy`, plugins/islands/loader.ts). */
export const pressed = css`
  color: ${color.ink};
  background-color: ${color.tint};
  box-shadow: 0 0 0 0.375rem ${color.tint};
  cursor: progress;

  ${forcedColors} {
    outline: 2px dashed Highlight;
  }
`;
