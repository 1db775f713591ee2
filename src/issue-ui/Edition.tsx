import { css } from '@emotion/react';
import { color, space, strongFont, textSize } from '../theme/tokens';

/** The edition of the newsletter that an issue is, such as "Q2 2025", as a label. */
export const Edition = ({ name }: { name: string }) => <span css={styles}>{name}</span>;

const styles = css`
  padding: 0.125rem ${space.xs};
  font: ${strongFont(textSize.small)};
  background: ${color.tint};
`;
