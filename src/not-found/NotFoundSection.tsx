import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { NOT_FOUND_IDS, sectionHash } from '../shared/ids';
import { ROUTES } from '../shared/routes';
import { outlinedButtonStyles } from '../theme/button-styles';
import { CLASS } from '../theme/class-names';
import { titleStyles } from '../theme/title-styles';
import {
  blockSpace,
  breakpoint,
  color,
  column,
  displayFont,
  figureSize,
  hairline,
  headingSize,
  largeDisplayFont,
  lineInFigure,
  noteLine,
  noteLineWidth,
  size,
  space,
  strongFont,
  textSize,
} from '../theme/tokens';
import { InlineScript } from '../ui/InlineScript';
import { Prose } from '../ui/Prose';
import { showAttemptedPath } from './show-attempted-path';

const HTTP_STATUS = 404;

/** The class by which the script finds the hidden line for the attempted address. Its place is a `mark`. */
const ENTRY_CLASS = 'attempted-path';

const MAX_PATH_LENGTH = 60;

/** The distance of the middle of a 4's stem from the right edge of the figure. */
const STEM_FROM_RIGHT = `calc(0.222 * ${figureSize.change})`;

/**
 * The content of the not-found page. The address that the visitor asked for is marked, and a line leads from it
 * to a note that says where to go. A list links to what a lost visitor may look for.
 */
export function NotFoundSection({ data }: { data: Queries.NotFoundSectionFragment }) {
  const { notFoundText, legalPageText, sharedLabels, landingFaq } = data;
  const pages = [
    ...data.allIssue.nodes.map(({ path, edition, heading }) => ({
      label: `${edition}: ${heading}`,
      href: path,
    })),
    { label: landingFaq.heading, href: `${ROUTES.home}${sectionHash('faq')}` },
    { label: sharedLabels.joinButton, href: `${ROUTES.home}${sectionHash('waitlist')}` },
    { label: legalPageText.heading, href: ROUTES.legal },
  ];
  return (
    <div className={CLASS.grid} css={styles}>
      <h1>{notFoundText.heading}</h1>
      <div className="marked-page">
        <p className={ENTRY_CLASS} hidden>
          <span>{notFoundText.addressLabel}</span> <mark />
        </p>
        <InlineScript run={showAttemptedPath} args={[`.${ENTRY_CLASS}`, 'mark', MAX_PATH_LENGTH]} />
        <div className="note">
          <div>
            <Prose html={notFoundText.intro} />
            <a className="home" css={outlinedButtonStyles} href={ROUTES.home}>
              {notFoundText.homeLink}
            </a>
          </div>
          <p className="status">{HTTP_STATUS}</p>
        </div>
      </div>
      <nav className="pages" aria-labelledby={NOT_FOUND_IDS.pages}>
        <h2 id={NOT_FOUND_IDS.pages}>{notFoundText.pagesLabel}</h2>
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
  fragment NotFoundSection on Query {
    notFoundText {
      heading
      addressLabel
      pagesLabel
      homeLink
      intro
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
  }
`;

const styles = css`
  row-gap: ${blockSpace};

  h1 {
    ${titleStyles}
  }

  .${ENTRY_CLASS} {
    display: flex;
    flex-wrap: wrap;
    align-items: stretch;
    justify-content: space-between;
    background: ${color.tint};
  }

  .${ENTRY_CLASS}[hidden] {
    display: none;
  }

  .${ENTRY_CLASS} > * {
    padding: ${space.s} ${size.card};
  }

  .${ENTRY_CLASS} mark {
    flex: none;
    max-width: 100%;
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  .note {
    position: relative;
    display: grid;
    gap: ${space.xs} ${size.gutter};
    padding: ${size.card};
    background: ${color.white};
    border: ${hairline};
    border-top: ${noteLine};
    font: ${displayFont(headingSize.item)};
    text-wrap: balance;
  }

  .${ENTRY_CLASS}:not([hidden]) ~ .note {
    margin-top: ${space.xl};
  }

  /* The line leads from the entry to the large figure in the note, and ends in the stem of the last 4. */
  .${ENTRY_CLASS}:not([hidden]) ~ .note::before {
    position: absolute;
    top: calc(-1 * ${space.xl} - ${noteLineWidth});
    right: calc(${size.card} + ${STEM_FROM_RIGHT} - ${noteLineWidth} / 2);
    height: calc(${space.xl} + ${noteLineWidth} + ${size.card} + ${lineInFigure.fromTop});
    border-left: ${noteLine};
    content: '';
  }

  .status {
    order: -1;
    justify-self: end;
    font: ${largeDisplayFont(figureSize.change)};
    font-variant-numeric: lining-nums;
  }

  /* On phones the button is as wide as the note. */
  .home {
    margin-top: ${space.l};
    font: ${strongFont(textSize.body)};

    ${breakpoint.belowTablet} {
      width: 100%;
    }
  }

  ${breakpoint.belowDesktop} {
    .pages {
      margin-top: ${space.m};
    }
  }

  .pages > h2 {
    margin-bottom: ${space.xs};
    font-size: ${headingSize.clause};
  }

  .pages li > a {
    display: flex;
    align-items: center;
    min-height: ${size.control};
    padding-block: ${space.xs};
    border-bottom: ${hairline};
  }

  ${breakpoint.tablet} {
    .note {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    .status {
      order: 0;
    }
  }

  /* The other pages stand beside the marked one. */
  ${breakpoint.desktop} {
    .marked-page {
      grid-column: ${column.main};
    }

    .pages {
      grid-column: ${column.margin};
    }
  }
`;
