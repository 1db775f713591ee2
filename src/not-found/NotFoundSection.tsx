import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { NOT_FOUND_IDS } from '../shared/ids';
import type { LabelledLink } from '../shared/labelled-link';
import { requireContent } from '../shared/require-content';
import { issuePath, ROUTES } from '../shared/routes';
import { breakpoint, color, font, headingSize, leaderLine, size, textSize } from '../theme/tokens';
import { buttonStyles } from '../ui/button-styles';
import { Prose } from '../ui/Prose';

/** A longer path is shortened before it is shown. */
const MAX_PATH_LENGTH = 60;

/**
 * Inline script that logs the attempted path to the console (docs/requirements.md, section 2) and shows it in the element
 * before the script.
 */
const attemptedPathScript = `{
  const {pathname}=location,entry=document.currentScript.previousElementSibling;
  console.info('Page not found: '+pathname);
  entry.querySelector('mark').textContent=pathname.length>${MAX_PATH_LENGTH}?pathname.slice(0,${MAX_PATH_LENGTH})+'…':pathname;
  entry.hidden=false;
}`;

interface NotFoundSectionProps {
  data: Queries.NotFoundSectionFragment;
  /** Links to the sections of the home page. */
  sections: LabelledLink[];
}

/**
 * Shows the attempted address, a note that says where to go, and a list of the pages that exist.
 *
 * @throws Error when content/pages/not-found.mdx, legal.mdx or legal-history.mdx is missing
 */
export function NotFoundSection({ data, sections }: NotFoundSectionProps) {
  const notFound = requireContent(data.notFound, 'content/pages/not-found.mdx');
  const legal = requireContent(data.legal, 'content/pages/legal.mdx');
  const history = requireContent(data.history, 'content/pages/legal-history.mdx');
  const pages = [
    ...sections,
    ...data.issues.nodes.map(({ name, label, heading }) => ({
      label: `${label}: ${heading}`,
      href: issuePath(name),
    })),
    { label: legal.heading, href: ROUTES.legal.path },
    { label: history.heading, href: ROUTES.history.path },
  ];
  return (
    <div css={styles}>
      <p className="entry" hidden>
        <span>{notFound.addressLabel}</span> <mark />
      </p>
      <script dangerouslySetInnerHTML={{ __html: attemptedPathScript }} />
      <div className="note">
        <Prose html={notFound.html} />
        <a className="home" css={buttonStyles} href={ROUTES.home.path}>
          {notFound.homeLink}
        </a>
      </div>
      <nav aria-labelledby={NOT_FOUND_IDS.pages}>
        <h2 id={NOT_FOUND_IDS.pages}>{notFound.pagesLabel}</h2>
        <ul className="plain-list">
          {pages.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

export const fragment = graphql`
  fragment NotFoundSection on Query {
    notFound: notFoundText {
      addressLabel
      pagesLabel
      homeLink
      html
    }
    legal: legalPageText {
      heading
    }
    history: legalHistoryText {
      heading
    }
    issues: allIssue(sort: { name: DESC }) {
      nodes {
        name
        label
        heading
      }
    }
  }
`;

const styles = css`
  li a {
    display: flex;
    align-items: center;
    min-height: 3rem;
    padding-block: 0.5rem;
    border-bottom: 1px solid ${color.rule};
  }

  .entry > span {
    color: ${color.soft};
  }

  .entry mark {
    padding: 0.25rem 0.5rem;
    font-size: ${textSize.large};
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  h2 {
    margin-bottom: 0.25rem;
    font: 600 ${textSize.body} / 1.4 ${font.text};
  }

  .note {
    display: grid;
    gap: 1.25rem;
    justify-items: start;
    margin-bottom: 2.5rem;
    font: 600 ${headingSize.item} / 1.45 ${font.display};
  }

  .home {
    font-family: ${font.text};
    font-size: ${textSize.body};
  }

  /* On phones the line leads straight down from the entry to the note. */
  ${breakpoint.belowDesktop} {
    .entry > span {
      display: block;
      margin-bottom: 0.5rem;
    }

    .entry:not([hidden]) ~ .note {
      position: relative;
      margin-top: 1.75rem;
      padding-top: 1rem;
      border-top: ${leaderLine};
    }

    .entry:not([hidden]) ~ .note::before {
      position: absolute;
      bottom: 100%;
      left: 1.5rem;
      height: 1.75rem;
      border-left: ${leaderLine};
      content: '';
    }
  }

  ${breakpoint.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: 2.5rem ${size.gutter};

    > * {
      grid-column: 1;
    }

    /* The line leads from the entry to the note. */
    .entry:not([hidden]) {
      display: flex;
      align-items: center;
      align-self: start;
      margin-right: calc(-1 * ${size.gutter});
    }

    .entry > span {
      flex: none;
      margin-right: 1rem;
    }

    .entry::after {
      flex: 1;
      min-width: 2rem;
      border-top: ${leaderLine};
      content: '';
    }

    > nav {
      grid-column: 1 / -1;
    }

    ul {
      columns: 2;
      column-gap: ${size.gutter};
    }

    li {
      break-inside: avoid;
    }

    > .note {
      grid-column: 2;
      align-self: start;
      padding-left: 1.5rem;
      border-left: ${leaderLine};
    }
  }
`;
