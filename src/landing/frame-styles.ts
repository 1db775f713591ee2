import { css } from '@emotion/react';
import { color, hairline, lineHeight, size, space, textSize } from '../theme/tokens';

/** The frame of an example of what the service sends, with its small text. */
export const frameStyles = css`
  padding: ${space.m} ${size.cardPadding};
  font-size: ${textSize.small};
  line-height: ${lineHeight.intro};
  background: ${color.white};
  border: ${hairline};
`;
