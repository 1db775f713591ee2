import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { size } from '../theme/tokens';

/** Centres its children, limits their width and adds a margin on small screens. */
export const Container = ({ children }: { children: ReactNode }) => <div css={styles}>{children}</div>;

const styles = css`
  max-width: calc(${size.page} + 2.5rem);
  margin-inline: auto;
  padding-inline: 1.25rem;
`;
