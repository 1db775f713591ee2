import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, motionOk } from '../theme/tokens';

interface ButtonLinkProps {
  href: string;
  look?: 'primary' | 'secondary';
  children: ReactNode;
}

/** A link that looks like a button, for a call to action. */
export const ButtonLink = ({ href, look = 'primary', children }: ButtonLinkProps) => (
  <a href={href} css={[buttonStyles, look === 'secondary' && secondary]}>
    {children}
  </a>
);

/** The look of a button, for links and for `<button>`. At least 44 px high (WCAG 2.5.5). */
export const buttonStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 3rem;
  padding: 0.6rem 1.6rem;
  color: ${color.white};
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  background: ${color.accent};
  border: 2px solid ${color.accent};
  border-radius: 3px;
  cursor: pointer;

  &:hover {
    color: ${color.white};
    background: ${color.accentDeep};
    border-color: ${color.accentDeep};
  }

  ${motionOk} {
    transition: background-color 0.15s;
  }
`;

const secondary = css`
  color: ${color.ink};
  background: transparent;
  border-color: ${color.ink};

  &:hover {
    background: ${color.ink};
    border-color: ${color.ink};
  }
`;
