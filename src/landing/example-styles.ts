import { css } from '@emotion/react';
import {
  color,
  displayFont,
  hairline,
  headingSize,
  introLineHeight,
  size,
  space,
  textSize,
} from '../theme/tokens';

/** The frame of the example beside each service. */
export const frameStyles = css`
  padding: ${space.m} ${size.card};
  font-size: ${textSize.small};
  line-height: ${introLineHeight};
  background: ${color.white};
  border: ${hairline};
`;

/** An example with a label, a headline and points. */
export const exampleStyles = css`
  ${frameStyles}

  .label {
    font-weight: 600;
  }

  .headline {
    margin-block: ${space.xxs} ${space.s};
    font: ${displayFont(headingSize.clause)};
    text-wrap: balance;
  }
`;
