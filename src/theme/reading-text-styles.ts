import { css } from '@emotion/react';
import { lineHeight, textSize } from './typography';

/**
 * Styles of texts of several sentences, which are a little larger than short texts, and have more space
 * between their lines.
 */
export const readingTextStyles = css`
  font-size: ${textSize.reading};
  line-height: ${lineHeight.reading};
`;
