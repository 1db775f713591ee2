import { css } from '@emotion/react';
import { LAYOUT_IDS } from '../shared/ids';
import { color } from '../theme/tokens';

/** A link to the content, visible when focused (WCAG 2.4.1). */
export const SkipLink = () => (
  <a className="screen-only" css={styles} href={`#${LAYOUT_IDS.main}`}>
    Skip to content
  </a>
);

const styles = css`
  position: fixed;
  top: 0.5rem;
  left: 0.5rem;
  z-index: 20;
  padding: 0.6rem 1rem;
  color: ${color.ink};
  background: ${color.white};
  border: 2px solid ${color.ink};
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`;
