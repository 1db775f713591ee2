import { css } from '@emotion/react';
import { breakpoint, color, font, forcedColors, textSize } from '../theme/tokens';
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
  const accounts = site.social.some(({ url }) => url) ? 'Follow us' : 'Accounts to come';
  return (
    <footer css={styles}>
      <div className="container grid">
        <div className="contact screen-only">
          <p className="brand">{site.brand}</p>
          <p>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
          <div className="social">
            <p>{`${accounts}:`}</p>
            <ul className="plain-list" aria-label={accounts}>
              {site.social.map(({ name, url }) => (
                <li key={name}>
                  {/* Without an address a placeholder, an anchor without href (HTML standard). */}
                  <a href={url ?? undefined}>{name}</a>
                </li>
              ))}
            </ul>
          </div>
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
  padding-block: 1.5rem;
  color: ${color.light};
  font-size: ${textSize.small};
  line-height: 1.45;
  background: ${color.ink};

  ${breakpoint.desktop} {
    padding-block: 3.5rem 2rem;
  }

  .grid {
    row-gap: 0.75rem;
  }

  nav ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: 1.25rem;
  }

  ${breakpoint.tablet} {
    .grid {
      row-gap: 2rem;
    }

    .contact {
      grid-column: 1 / span 6;
    }

    nav {
      grid-column: span 3;
    }

    nav ul {
      display: block;
    }
  }

  h2 {
    color: ${color.white};
    font: 600 ${textSize.small} / 1.4 ${font.text};
  }

  a[href] {
    display: inline-flex;
    align-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    text-decoration-color: ${color.lightSoft};
    text-decoration-thickness: 1px;

    /* Closer together where nobody touches them. */
    @media (min-width: 64em) and (pointer: fine) {
      min-height: 2rem;
    }
  }

  a:hover {
    color: ${color.white};
  }

  :focus-visible {
    outline-color: ${color.white};
  }

  .brand {
    color: ${color.white};
    font: 600 ${textSize.large} / 1.2 ${font.display};
  }

  .social,
  .social ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5rem;
    align-items: baseline;
  }

  .social {
    color: ${color.lightSoft};
  }

  .notice {
    display: grid;
    gap: 0.5rem;
    padding-top: 1rem;
    border-top: 1px solid ${color.lightRule};
  }

  ${forcedColors} {
    border-top: 1px solid;
  }

  @media print {
    color: ${color.ink};
    background: none;
    border-top: 1px solid ${color.rule};
  }
`;
