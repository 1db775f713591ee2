import type { ReactNode } from 'react';

interface ContactLinkProps {
  email: string;
  /** The words of the link; by default, the address. */
  children?: ReactNode;
}

export const ContactLink = ({ email, children = email }: ContactLinkProps) => (
  <a href={`mailto:${email}`}>{children}</a>
);
