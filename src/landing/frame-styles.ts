import { css } from '@emotion/react';
import { hairline } from '../theme/borders';
import { color } from '../theme/colors';
import { size } from '../theme/sizes';
import { space } from '../theme/spacing';
import { lineHeight, textSize } from '../theme/typography';

/** The frame of an example of what the service sends, with its small text. */
export const frameStyles = css`
  padding: ${space.m} ${size.cardPadding};
  font-size: ${textSize.small};
  line-height: ${lineHeight.intro};
  background: ${color.white};
  border: ${hairline};
`;
