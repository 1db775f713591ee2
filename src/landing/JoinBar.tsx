import { css, Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { color } from '../theme/tokens';
import { buttonStyles } from '../ui/button-styles';

/**
 * On small screens, keeps a call to action at the bottom of the window while its children are in view. After them it
 * slides under the next section; scroll-padding keeps focused elements above it (WCAG 2.4.11).
 */
export const JoinBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <div css={styles}>
    <Global styles={{ '@media (max-width: 47.99em)': { html: { scrollPaddingBottom: '5rem' } } }} />
    {children}
    <p>
      <a css={buttonStyles} href="#waitlist">
        {label}
      </a>
    </p>
  </div>
);

const styles = css`
  > p {
    position: sticky;
    bottom: 0;
    display: grid;
    height: 4rem;
    margin-bottom: -4rem;
    padding: 0.5rem 1.25rem;
    background: ${color.paper};
    box-shadow: 0 0 12px ${color.shadow};
  }

  /* Paints the next section over the bar, but for a reader whose focus is in the bar. */
  + section {
    position: relative;
  }

  > p:focus-within {
    z-index: 1;
  }

  @media (min-width: 48em), print {
    > p {
      display: none;
    }
  }
`;
