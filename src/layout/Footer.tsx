import { css } from '@emotion/react';
import { Container } from '../ui/Container';
import { Island } from '../islands/Island';
import { color, font, from } from '../theme/tokens';
import { CurrentYear } from './CurrentYear';
import type { NavLink } from './NavBar';

interface FooterProps {
  site: Queries.LayoutFragment['siteFacts'] & object;
  sections: NavLink[];
  legal: NavLink[];
}

/** Quick links, legal links, social placeholders, contact, copyright and the notice (specification, section 2). */
export function Footer({ site, sections, legal }: FooterProps) {
  return (
    <footer css={styles}>
      <Container>
        <div className="columns">
          <div>
            <p className="brand">{site.brand}</p>
            <p>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </p>
          </div>
          <LinkList label="Quick links" links={sections} />
          <LinkList label="Legal" links={legal} />
          <div>
            <h2 id="footer-social">Follow us</h2>
            <ul aria-labelledby="footer-social">
              {site.social.map((network) => (
                <li key={network?.name}>
                  {/* Without an address it is a placeholder, which is what an anchor without href means. */}
                  <a href={network?.url ?? undefined}>{network?.name}</a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <p className="notice">{site.notice}</p>
        <p>
          ©{' '}
          <Island
            as="span"
            name="current-year"
            component={CurrentYear}
            props={{ builtIn: new Date().getUTCFullYear() }}
          />{' '}
          {site.brand}
        </p>
      </Container>
    </footer>
  );
}

function LinkList({ label, links }: { label: string; links: NavLink[] }) {
  const id = `footer-${label.toLowerCase().replace(' ', '-')}`;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      <ul>
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
  padding-block: 4rem 3rem;
  color: #dfe3ec;
  font-size: 0.9375rem;
  background: ${color.ink};

  .columns {
    display: grid;
    gap: 2.5rem 2rem;
    margin-bottom: 3rem;
  }

  ${from.tablet} {
    .columns {
      grid-template-columns: 2fr 1fr 1fr 1fr;
    }
  }

  h2 {
    margin-bottom: 0.5rem;
    color: ${color.white};
    font: 600 1rem/1.4 ${font.text};
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
    text-decoration-color: #8d97ad;
  }

  a:hover {
    color: ${color.white};
  }

  a:not([href]) {
    color: #b4bccd;
    text-decoration: none;
  }

  :focus-visible {
    outline-color: ${color.white};
  }

  .brand {
    color: ${color.white};
    font: 600 1.5rem/1.2 ${font.display};
  }

  .notice {
    max-width: 44rem;
    margin-bottom: 1rem;
    padding-top: 1.5rem;
    border-top: 1px solid #46516b;
  }

  @media print {
    padding-block: 1rem;
    color: ${color.ink};
    background: none;
    border-top: 1px solid ${color.rule};

    .columns {
      display: none;
    }
  }
`;
