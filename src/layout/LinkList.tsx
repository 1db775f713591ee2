import { css } from '@emotion/react';
import { CLASS } from '../theme/class-names';
import { canHover, strongFont, textSize } from '../theme/tokens';
import type { LabelledLink } from './section-links';

interface LinkListProps {
  /** The heading of the list, and the name of the landmark. */
  label: string;
  links: LabelledLink[];
}

/** A list of links in the footer. */
export const LinkList = ({ label, links }: LinkListProps) => (
  <nav className={CLASS.screenOnly} css={styles} aria-label={label}>
    <h2>{label}</h2>
    <ul className={CLASS.plainList}>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>{link.label}</a>
        </li>
      ))}
    </ul>
  </nav>
);

const styles = css`
  h2 {
    font: ${strongFont(textSize.small)};
  }

  a {
    text-decoration: none;
  }

  ${canHover} {
    a:hover {
      text-decoration: underline;
    }
  }
`;
