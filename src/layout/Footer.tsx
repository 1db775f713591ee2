import { css } from '@emotion/react';
import { breakpoint, color, font, forcedColors, textSize } from '../theme/tokens';
import { Mark } from './Mark';
import type { NavLink } from './NavBar';

interface FooterProps {
  site: Queries.LayoutFragment['siteFacts'] & object;
  /** The year of the build. */
  year: number;
  sections: NavLink[];
  legal: NavLink[];
}

/** Inline script that replaces the year of the build by the visitor's. */
const currentYearScript = `document.currentScript.previousElementSibling.firstElementChild.textContent=new Date().getFullYear()`;

/** The footer: links, social networks, contact, notice and copyright (docs/requirements.md, section 2). */
export function Footer({ site, year, sections, legal }: FooterProps) {
  return (
    <footer css={styles}>
      <div className="container columns">
        <div className="publisher screen-only">
          <p className="brand">
            <Mark />
            <span>{site.brand}</span>
          </p>
          {site.operator && <p>Published by {site.operator}</p>}
          {site.operator && site.postalAddress && <p>{site.postalAddress}</p>}
          <p>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
          <ul className="plain-list social" aria-label="Social media">
            {site.social.map(({ name, url }) => (
              <li key={name}>
                {/* Without an address a placeholder, an anchor without href (HTML standard). */}
                <a href={url ?? undefined}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
        <LinkList label="Quick links" links={sections} />
        <LinkList label="Legal" links={legal} />
        <div className="notice">
          <p className="print-address">{site.url}</p>
          <p>{site.notice}</p>
          <p>
            © <span>{year}</span> {site.operator ?? site.brand}
          </p>
          <script dangerouslySetInnerHTML={{ __html: currentYearScript }} />
        </div>
      </div>
    </footer>
  );
}

function LinkList({ label, links }: { label: string; links: NavLink[] }) {
  return (
    <nav className="screen-only" aria-label={label}>
      <h2>{label}</h2>
      <ul className="plain-list">
        {links.map(({ label: text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const styles = css`
  padding-block: 2.5rem 2rem;
  color: ${color.ink};
  font-size: ${textSize.small};
  line-height: 1.45;
  background: ${color.tint};

  ${breakpoint.desktop} {
    padding-block: 4rem 2.5rem;
  }

  /* On phones the two lists of links stand side by side below the publisher. */
  .columns {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 1.5rem 1.25rem;
  }

  .publisher,
  .notice {
    grid-column: 1 / -1;
  }

  ${breakpoint.tablet} {
    .columns {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
      gap: 2.5rem 2rem;
    }

    .publisher {
      grid-column: 1;
    }
  }

  h2 {
    font: 600 ${textSize.small} / 1.4 ${font.text};
  }

  a[href] {
    display: inline-flex;
    align-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    text-decoration-color: ${color.edge};
    text-decoration-thickness: 1px;

    /* Closer together where nobody touches them. */
    @media (min-width: 64em) and (pointer: fine) {
      min-height: 2rem;
    }
  }

  nav a[href]:not(:hover) {
    text-decoration: none;
  }

  .brand {
    display: flex;
    gap: 0.4rem;
    align-items: center;
    margin-bottom: 0.75rem;
    font: 600 ${textSize.large} / 1.1 ${font.display};
  }

  .social {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    align-items: center;
    margin-top: 0.25rem;
    color: ${color.soft};
  }

  .notice {
    display: grid;
    gap: 0.5rem;
    padding-top: 1.25rem;
    color: ${color.soft};
    border-top: 1px solid ${color.edge};
  }

  ${forcedColors} {
    border-top: 1px solid;
  }

  @media print {
    background: none;
    border-top: 1px solid ${color.rule};
  }
`;
