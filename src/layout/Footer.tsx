import { css } from '@emotion/react';
import { LAYOUT_IDS } from '../shared/ids';
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

/** The footer: links, social networks, contact, notice and copyright (specification, section 2). */
export function Footer({ site, year, sections, legal }: FooterProps) {
  return (
    <footer css={styles}>
      <div className="container">
        <div className="columns screen-only">
          <div>
            <p className="brand">{site.brand}</p>
            <p>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </p>
          </div>
          <LinkList id={LAYOUT_IDS.quickLinks} label="Quick links" links={sections} />
          <LinkList id={LAYOUT_IDS.legalLinks} label="Legal" links={legal} />
        </div>
        <div className="social screen-only">
          <h2 id={LAYOUT_IDS.social}>Follow us</h2>
          <ul className="plain-list" aria-labelledby={LAYOUT_IDS.social}>
            {site.social.map((network) => (
              <li key={network.name}>
                {/* An anchor without href is a placeholder for a link (HTML standard). */}
                <a href={network.url ?? undefined}>{network.name}</a>
              </li>
            ))}
          </ul>
        </div>
        <p className="print-address">{site.url}</p>
        <p className="notice">{site.notice}</p>
        <p>
          © <span>{year}</span> {site.brand}
        </p>
        <script dangerouslySetInnerHTML={{ __html: currentYearScript }} />
      </div>
    </footer>
  );
}

function LinkList({ id, label, links }: { id: string; label: string; links: NavLink[] }) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
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
  padding-block: 1rem;
  color: ${color.light};
  font-size: ${textSize.tiny};
  line-height: 1.45;
  background: ${color.ink};

  .columns {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0 2rem;
    font-size: ${textSize.small};

    ${breakpoint.tablet} {
      grid-template-columns: 1fr auto auto;
      gap: 2rem 4rem;
      padding-top: 1.5rem;
    }
  }

  h2 {
    color: ${color.white};
    font: 600 ${textSize.small} / 1.4 ${font.text};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    text-decoration-color: ${color.lightSoft};
    text-decoration-thickness: 1px;
  }

  a:hover {
    color: ${color.white};
  }

  a:not([href]) {
    color: ${color.lightSoft};
    text-decoration: none;
  }

  :focus-visible {
    outline-color: ${color.white};
  }

  .brand {
    color: ${color.white};
    font: 600 1.625rem/1.2 ${font.display};
  }

  .social,
  .social ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    align-items: center;
  }

  .social {
    margin-block: 0.5rem 0.75rem;
    border-bottom: 1px solid ${color.lightRule};
  }

  .notice {
    margin-bottom: 0.5rem;
  }

  @media (max-width: 47.99em) {
    .columns > div {
      grid-column: 1 / -1;
    }

    /* The last line names it too. */
    .brand {
      display: none;
    }
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
