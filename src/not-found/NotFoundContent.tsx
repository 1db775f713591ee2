import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { NOT_FOUND_IDS } from '../shared/ids';
import { ROUTES } from '../shared/routes';
import { sectionPath } from '../shared/section-addresses';
import { hairline } from '../theme/borders';
import { CLASS } from '../theme/class-names';
import { column } from '../theme/grid';
import { titleStyles } from '../theme/heading-styles';
import { breakpoint } from '../theme/media';
import { size } from '../theme/sizes';
import { blockSpace, space } from '../theme/spacing';
import { headingSize } from '../theme/typography';
import { AttemptedPath } from './AttemptedPath';
import { NotFoundNote } from './NotFoundNote';

/**
 * The content of the not-found page: the address that isn't there, and links to what a lost visitor may look
 * for.
 */
export function NotFoundContent({ data }: { data: Queries.NotFoundContentFragment }) {
  const { notFoundText, legalPageText, sharedLabels, landingFaq, allIssue } = data;
  const pages = [
    ...allIssue.nodes.map(({ path, edition, heading }) => ({
      label: `${edition}: ${heading}`,
      href: path,
    })),
    { label: landingFaq.heading, href: sectionPath('faq') },
    { label: sharedLabels.joinButton, href: sectionPath('waitlist') },
    { label: legalPageText.heading, href: ROUTES.legal },
  ];
  return (
    <div className={CLASS.grid} css={styles}>
      <h1>{notFoundText.heading}</h1>
      <div className="attempted">
        <AttemptedPath content={notFoundText} />
        <NotFoundNote data={data} />
      </div>
      <nav className="pages" aria-labelledby={NOT_FOUND_IDS.pages}>
        <h2 id={NOT_FOUND_IDS.pages}>{notFoundText.pagesHeading}</h2>
        <ul className={CLASS.plainList}>
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

export const query = graphql`
  fragment NotFoundContent on Query {
    notFoundText {
      heading
      pagesHeading
      ...AttemptedPath
    }
    legalPageText {
      heading
    }
    sharedLabels {
      joinButton
    }
    landingFaq {
      heading
    }
    allIssue(sort: { date: DESC }) {
      nodes {
        path
        edition
        heading
      }
    }
    ...NotFoundNote
  }
`;

const styles = css`
  row-gap: ${blockSpace};

  h1 {
    ${titleStyles}
  }

  .pages {
    ${breakpoint.belowDesktop} {
      margin-top: ${space.m};
    }
  }

  .pages > h2 {
    margin-bottom: ${space.xs};
    font-size: ${headingSize.clause};
  }

  .pages a {
    display: flex;
    align-items: center;
    min-height: ${size.control};
    padding-block: ${space.xs};
    border-bottom: ${hairline};
  }

  /* The other pages are beside the one that isn't there. */
  ${breakpoint.desktop} {
    .attempted {
      grid-column: ${column.main};
    }

    .pages {
      grid-column: ${column.rightMargin};
    }
  }
`;
