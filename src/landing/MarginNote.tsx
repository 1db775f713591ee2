import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Edition } from '../newsletter/Edition';
import { FigureChange, SPACE_ABOVE_DIGITS } from '../newsletter/FigureChange';
import { PointList } from '../newsletter/PointList';
import { leadRow } from '../shared/lead-row';
import { CLASS } from '../theme/class-names';
import {
  breakpoint,
  color,
  displayFont,
  hairline,
  headingSize,
  noteLine,
  noteLineWidth,
  size,
  space,
  textSize,
} from '../theme/tokens';
import { touchTargetStyles } from '../theme/touch-target-styles';

/** What an issue says about the marked figure, which stands above the note: a line leads from it to the note. */
export function MarginNote({ data }: { data: Queries.MarginNoteFragment }) {
  const { hero, siteFacts, sampleIssue } = data;
  const { headline, context, points } = hero.excerpt;
  const { before, after } = leadRow(sampleIssue.table.rows);
  return (
    <div css={styles}>
      <p className="origin">
        {siteFacts.brand} <Edition name={sampleIssue.edition} />
      </p>
      <p className="headline">
        {headline.split('\n').map((line, index) => (
          <span key={index}>{`${line} `}</span>
        ))}
      </p>
      <p className="change">
        <FigureChange before={before} after={after} />
      </p>
      <p className="context">{context}</p>
      <p className={`issue-link ${CLASS.screenOnly}`}>
        <a href={sampleIssue.path}>{hero.sampleLink}</a>
      </p>
      <PointList className="points" variant="note" points={points} />
    </div>
  );
}

export const query = graphql`
  fragment MarginNote on Query {
    siteFacts {
      brand
    }
    hero: landingHero {
      sampleLink
      excerpt {
        headline
        context
        points {
          ...PointList
        }
      }
    }
    sampleIssue {
      path
      edition
      table {
        rows {
          lead
          before
          after
        }
      }
    }
  }
`;

const styles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${space.xl};
  padding: ${space.m} ${size.card};
  background: ${color.white};
  border: ${hairline};
  border-top: ${noteLine};

  /* The newsletter and the edition that the note is from. */
  .origin {
    position: relative;
    display: flex;
    gap: ${space.xs};
    align-items: baseline;
    font-size: ${textSize.small};
    font-weight: 600;
  }

  .origin,
  .context {
    color: ${color.soft};
  }

  /* The line begins at the marked figure, above the note, and ends at the digits of the large
     figure, which follows the origin. */
  .origin::after {
    position: absolute;
    top: calc(-1 * (${space.xl} + ${noteLineWidth} + ${space.m}));
    right: ${space.xs};
    bottom: calc(-1 * ${SPACE_ABOVE_DIGITS} - ${space.xs});
    border-left: ${noteLine};
    content: '';
  }

  .headline {
    margin-block: ${space.xs};
    font: ${displayFont(headingSize.item)};
    text-wrap: balance;

    span {
      display: block;
    }
  }

  /* On phones the figure stands below the origin, at the end of the line. */
  ${breakpoint.belowTablet} {
    .origin,
    .change {
      order: -1;
    }

    .change {
      justify-self: end;
    }
  }

  .points {
    margin-top: ${space.xs};
  }

  .issue-link a {
    ${touchTargetStyles}
    font-weight: 600;
  }

  /* The figure stands on the right, below the marked one that the line comes from. */
  ${breakpoint.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${space.xxl};

    .origin,
    .points {
      grid-column: 1 / -1;
    }

    .headline {
      align-self: end;
    }

    .change {
      grid-row: 2 / span 3;
      grid-column: 2;
      align-self: start;
    }

    .context,
    .issue-link {
      grid-column: 1;
    }
  }
`;
