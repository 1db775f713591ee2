import { css } from '@emotion/react';
import { space } from '../../theme/spacing';
import { headingSize } from '../../theme/typography';

/** The `h2` of a part of a version's page. */
export const versionPartHeadingStyles = css`
  margin-block: ${space.xxl} ${space.m};
  font-size: ${headingSize.card};
`;
