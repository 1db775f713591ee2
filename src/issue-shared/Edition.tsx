import { css } from '@emotion/react';
import { color } from '../theme/colors';
import { strongFont } from '../theme/font-shorthands';
import { space } from '../theme/spacing';
import { textSize } from '../theme/typography';

/** A label with the edition of an issue, such as "Q2 2025". */
export const Edition = ({ name }: { name: string }) => <span css={styles}>{name}</span>;

/** The space between the text and the top and the bottom of its background. */
const LABEL_PADDING = '0.125rem';

const styles = css`
  padding: ${LABEL_PADDING} ${space.xs};
  font: ${strongFont(textSize.small)};
  background: ${color.tint};
`;
