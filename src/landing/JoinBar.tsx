import { css, Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { color } from '../theme/tokens';
import { ButtonLink } from '../ui/Button';

/**
 * On small screens, keeps a call to action at the bottom of the window while its children are in view. It has a place
 * of its own below them, and scroll-padding keeps focused elements above it (WCAG 2.4.11).
 */
export const JoinBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <Global styles={focusAbove} />
    {children}
    <p css={styles}>
      <ButtonLink href="#waitlist">{label}</ButtonLink>
    </p>
  </div>
);

const focusAbove = css`
  @media (max-width: 47.99em) {
    html {
      scroll-padding-bottom: 5rem;
    }
  }
`;

const styles = css`
  position: sticky;
  bottom: 0;
  z-index: 5;
  display: grid;
  padding: 0.5rem 1.25rem;
  background: ${color.paper};
  border-top: 1px solid ${color.rule};

  @media (min-width: 48em), print {
    display: none;
  }
`;
