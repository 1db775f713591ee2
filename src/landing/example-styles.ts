import { css } from '@emotion/react';
import {
  color,
  displayFont,
  hairline,
  headingSize,
  lineHeight,
  size,
  space,
  textSize,
} from '../theme/tokens';

/** The classes of the parts of an example, by which styles find them. */
export const EXAMPLE_CLASSES = { label: 'label', headline: 'headline' } as const;

/** The frame of the example beside each service. */
export const frameStyles = css`
  padding: ${space.m} ${size.card};
  font-size: ${textSize.small};
  line-height: ${lineHeight.intro};
  background: ${color.white};
  border: ${hairline};
`;

/** An example with a label, a headline and points. */
export const exampleStyles = css`
  ${frameStyles}

  .${EXAMPLE_CLASSES.label} {
    font-weight: 600;
  }

  .${EXAMPLE_CLASSES.headline} {
    margin-block: ${space.xxs} ${space.s};
    font: ${displayFont(headingSize.clause)};
    text-wrap: balance;
  }
`;
