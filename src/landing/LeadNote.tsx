import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Edition } from '../issue-shared/Edition';
import { FigureChange } from '../issue-shared/FigureChange';
import { LINE_RIGHT } from '../issue-shared/row-note-line';
import { SampleIssueLink } from '../issue-shared/SampleIssueLink';
import { hairline, noteLine, noteLineWidth } from '../theme/borders';
import { CLASS } from '../theme/class-names';
import { color } from '../theme/colors';
import { displayFont } from '../theme/font-shorthands';
import { breakpoint } from '../theme/media';
import { noteStyles } from '../theme/note-styles';
import { size } from '../theme/sizes';
import { space } from '../theme/spacing';
import { fontWeight, headingSize, textSize } from '../theme/typography';
import { LinkedPoints } from './LinkedPoints';

/** A note that says what the lead of the sample issue means. A line comes down to it from the table above. */
export function LeadNote({ data }: { data: Queries.LeadNoteFragment }) {
  const { siteFacts, landingHero, sampleIssue } = data;
  const { title, context, points } = landingHero.excerpt;
  return (
    <div css={styles}>
      <p className="origin">
        {`${siteFacts.brand} `}
        <Edition name={sampleIssue.edition} />
      </p>
      <p className="change">
        <FigureChange row={sampleIssue.table.lead} />
      </p>
      <p className="title">{title}</p>
      <p className="context">{context}</p>
      <p className={`issue-link ${CLASS.screenOnly}`}>
        <SampleIssueLink data={data} />
      </p>
      <LinkedPoints className="points" points={points} />
    </div>
  );
}

export const query = graphql`
  fragment LeadNote on Query {
    siteFacts {
      brand
    }
    landingHero {
      excerpt {
        title
        context
        points {
          ...LinkedPoints
        }
      }
    }
    sampleIssue {
      edition
      table {
        lead {
          ...FigureChange
        }
      }
    }
    ...SampleIssueLink
  }
`;

const TABLE_TO_NOTE = size.gutter;

const styles = css`
  position: relative;
  display: grid;
  grid-template:
    'origin'
    'change'
    'title'
    'context'
    'issue-link'
    'points'
    / minmax(0, 1fr);
  margin-top: ${TABLE_TO_NOTE};
  ${noteStyles('top')}

  /* The figure and the link stand on the right, below the marked figure that the line comes from. */
  ${breakpoint.tablet} {
    grid-template:
      'origin origin'
      'title change'
      'context issue-link'
      'points points'
      / minmax(0, 1fr) min-content;
    column-gap: ${space.xxl};
  }

  /* The line leads from the marked figure to the top of the note. */
  &::before {
    position: absolute;
    right: ${LINE_RIGHT};
    bottom: 100%;
    height: calc(${TABLE_TO_NOTE} + ${noteLineWidth});
    border-left: ${noteLine};
    content: '';
  }

  /* The newsletter and the edition that the note is from. */
  .origin {
    display: flex;
    grid-area: origin;
    gap: ${space.xs};
    align-items: baseline;
    color: ${color.soft};
    font-size: ${textSize.small};
    font-weight: ${fontWeight.bold};
  }

  .change {
    grid-area: change;
    justify-self: end;
  }

  .title {
    grid-area: title;
    margin-block: ${space.xs};
    font: ${displayFont(headingSize.item)};
    text-wrap: balance;
    white-space: pre-line;
  }

  .context {
    grid-area: context;
    color: ${color.soft};
  }

  .issue-link {
    grid-area: issue-link;
  }

  .points {
    grid-area: points;
    gap: ${space.s} ${space.xxl};
    margin-top: ${space.s};
    padding-top: ${space.m};
    border-top: ${hairline};
  }

  ${breakpoint.tablet} {
    .points {
      grid-template-columns: subgrid;
    }

    .context,
    .issue-link {
      align-self: baseline;
    }
  }
`;
