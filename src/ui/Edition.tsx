import { css } from '@emotion/react';
import { color, space, strongFont, textSize } from '../theme/tokens';

/** A label with the edition of an issue, such as "Q2 2025". */
export const Edition = ({ name }: { name: string }) => <span css={styles}>{name}</span>;

const styles = css`
  padding: 0.125rem ${space.xs};
  font: ${strongFont(textSize.small)};
  background: ${color.tint};
`;
