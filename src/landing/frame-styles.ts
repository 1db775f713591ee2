import { css } from '@emotion/react';
import { color, hairline, lineHeight, size, space, textSize } from '../theme/tokens';

export const frameStyles = css`
  padding: ${space.m} ${size.card};
  font-size: ${textSize.small};
  line-height: ${lineHeight.intro};
  background: ${color.white};
  border: ${hairline};
`;
