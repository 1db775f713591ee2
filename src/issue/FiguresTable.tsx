import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { ComparisonTable, DETAILS_PROPERTY } from '../issue-ui/ComparisonTable';
import { FigureChange } from '../issue-ui/FigureChange';
import { SourceLinks } from '../issue-ui/SourceLinks';
import { noteStyles } from '../theme/note-styles';
import {
  breakpoint,
  color,
  columnWidth,
  displayFont,
  headingSize,
  lineHeight,
  noteLine,
  size,
  space,
} from '../theme/tokens';
import { NonBreakingHyphens } from '../ui/NonBreakingHyphens';

/**
 * The figures of two quarters, a sentence about each, and notes in the margin about those that matter most.
 */
export function FiguresTable({ table }: { table: Queries.FiguresTableFragment }) {
  const { rows, remark } = table;
  return (
    <figure css={styles}>
      <ComparisonTable
        table={table}
        rows={rows}
        isMarked={({ note }) => note !== null}
        renderDetails={(row) => (
          <>
            <p className="meaning">
              <NonBreakingHyphens text={row.meaning} />
            </p>
            {row.note && (
              <div className={row === rows.at(-1) ? 'note last' : 'note'}>
                {row.isLead && (
                  <p className="change">
                    <FigureChange row={row} />
                  </p>
                )}
                <p className={row.isLead ? 'title of-lead' : 'title'}>
                  <NonBreakingHyphens text={row.note.title} />
                </p>
                <p>
                  <NonBreakingHyphens text={row.note.text} />
                </p>
              </div>
            )}
          </>
        )}
      />
      <figcaption>
        <p>
          <SourceLinks table={table} />.
        </p>
        {remark && (
          <p>
            <NonBreakingHyphens text={remark} />
          </p>
        )}
      </figcaption>
    </figure>
  );
}

export const query = graphql`
  fragment FiguresTable on IssueTable {
    rows {
      meaning
      note {
        title
        text
      }
      isLead
      ...ComparisonTableRow
      ...FigureChange
    }
    remark
    ...ComparisonTable
    ...SourceLinks
  }
`;

/** The distance from the sentence down to the note, where the note lies on the table. */
const NOTE_DISTANCE = space.xl;

/** The distance from the top edge of the note to the middle of its first line. */
const FIRST_LINE = `calc(${size.cardPadding} + ${lineHeight.display / 2} * ${headingSize.clause})`;

/** How far the note of the last row reaches below the table. */
const NOTE_OVERHANG = space.huge;

const styles = css`
  /* On wider screens a sentence is no wider than the label above it. On phones it leaves room for the line. */
  .meaning {
    position: relative;
    padding-right: ${space.xl};

    ${breakpoint.tablet} {
      padding-right: var(${DETAILS_PROPERTY.figures});
    }
  }

  /* In narrow windows, the note has no room beside the table, so it lies on it, below the row that it explains. A line
     leads from the marked figure past the sentence down to the note. */
  ${breakpoint.belowDesktop} {
    .meaning:has(+ .note)::after {
      position: absolute;
      top: 0;
      right: ${space.xs};
      bottom: -${NOTE_DISTANCE};
      border-left: ${noteLine};
      content: '';
    }
  }

  .note {
    margin-block: ${NOTE_DISTANCE} ${space.xxs};

    ${breakpoint.belowDesktop} {
      ${noteStyles('top')}
    }

    ${breakpoint.desktop} {
      ${noteStyles('left')}
    }
  }

  /* The line ends above the large figure. */
  .note > .change {
    margin-bottom: ${space.xs};
    text-align: right;

    ${breakpoint.desktop} {
      text-align: left;
    }
  }

  .note > .title {
    margin-bottom: ${space.xs};
    font: ${displayFont(headingSize.clause)};
    text-wrap: balance;
  }

  .note > .of-lead {
    font-size: ${headingSize.item};
  }

  > figcaption {
    max-width: ${size.longProse};
    margin-top: ${space.m};
    color: ${color.soft};
  }

  > figcaption > p + p {
    margin-top: ${space.xs};
  }

  ${breakpoint.desktop} {
    width: ${columnWidth('main', 'page')};

    /* The line from the marked figure meets the first line of the note. */
    .note {
      position: absolute;
      top: calc(-1 * (var(${DETAILS_PROPERTY.lineAbove}) + ${FIRST_LINE}));
      left: calc(100% + ${size.gutter});
      width: ${columnWidth('rightMargin', 'main')};
      margin: 0;
    }

    /* Below the last row there is little room, so the note ends beside the first lines of the caption. */
    .note.last {
      top: auto;
      bottom: -${NOTE_OVERHANG};
    }
  }

  @media print {
    width: auto;

    .note {
      position: static;
      width: auto;
      border-color: ${color.ink};
    }
  }
`;
