import { css } from '@emotion/react';
import { color, textSize } from '../theme/tokens';

/** The public address of a text, shown in print only. */
export const PrintAddress = ({ address }: { address: string }) => <p css={styles}>{address}</p>;

const styles = css`
  color: ${color.soft};
  font-size: ${textSize.small};
  overflow-wrap: anywhere;

  && {
    margin-block: 0.5rem 1rem;
  }

  @media not print {
    display: none;
  }
`;
