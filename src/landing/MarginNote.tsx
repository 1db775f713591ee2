import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { SAMPLE_ISSUE_PATH } from '../shared/routes';
import { CLASS } from '../theme/class-names';
import {
  breakpoint,
  color,
  displayFont,
  headingSize,
  leaderLine,
  size,
  space,
  textSize,
} from '../theme/tokens';
import { FigureChange, SPACE_ABOVE_DIGITS } from '../ui/FigureChange';
import { touchTargetStyles } from '../ui/touch-target-styles';

interface MarginNoteProps {
  brand: string;
  /** The edition of the newsletter that the issue is. */
  edition: string;
  /** The earlier figure of the lead. */
  before: string;
  /** Its later figure. */
  after: string;
  note: Queries.MarginNoteFragment;
  /** The label of the link to the issue. */
  issueLink: string;
}

/** What an issue says about the marked figure, which stands above the note: a line leads from it to the note. */
export function MarginNote({ brand, edition, before, after, note, issueLink }: MarginNoteProps) {
  return (
    <div css={styles}>
      <p className="masthead">
        {brand} <span className="edition">{edition}</span>
      </p>
      <p className="headline">
        {note.headline.split('\n').map((line) => (
          <span key={line}>{line} </span>
        ))}
      </p>
      <p className="change">
        <FigureChange before={before} after={after} />
      </p>
      <p className="share">{note.share}</p>
      <p className={`issue-link ${CLASS.screenOnly}`}>
        <a href={SAMPLE_ISSUE_PATH}>{issueLink}</a>
      </p>
      <dl>
        {note.points.map((point) => (
          <div key={point.title}>
            <dt>{point.title}</dt>
            <dd>{point.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export const query = graphql`
  fragment MarginNote on LandingHeroExcerpt {
    headline
    share
    points {
      title
      text
    }
  }
`;

const styles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${space.xl};
  padding: ${space.m} ${size.card};
  background: ${color.white};
  border: 1px solid ${color.rule};
  border-top: ${leaderLine};

  .masthead {
    position: relative;
  }

  .masthead,
  .share {
    color: ${color.soft};
  }

  .masthead {
    font-size: ${textSize.small};
    font-weight: 600;
  }

  /* The line begins at the marked figure, above the note, and ends just above the digits of the large
     figure, which follows the masthead. */
  .masthead::after {
    position: absolute;
    top: calc(-1 * (${space.xl} + 2px + ${space.m}));
    right: ${space.xs};
    bottom: calc(${space.xxs} - ${SPACE_ABOVE_DIGITS});
    border-left: ${leaderLine};
    content: '';
  }

  .edition {
    margin-left: ${space.xs};
    padding: 0.125rem ${space.xs};
    color: ${color.ink};
    background: ${color.tint};
  }

  .headline {
    margin-block: ${space.xs};
    font: ${displayFont(headingSize.item)};
    text-wrap: balance;

    span {
      display: block;
    }
  }

  /* On phones the figure stands below the masthead, at the end of the line. */
  ${breakpoint.belowTablet} {
    .masthead,
    .change {
      order: -1;
    }

    .change {
      justify-self: end;
    }
  }

  dl {
    display: grid;
    gap: ${space.s} ${space.xl};
    margin-top: ${space.xs};
    padding-top: ${space.m};
    border-top: 1px solid ${color.rule};
  }

  dt {
    font-weight: 600;
  }

  .issue-link a {
    ${touchTargetStyles}
    font-weight: 600;
  }

  /* The figure stands on the right, below the marked one that the line comes from. */
  ${breakpoint.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${space.xxl};

    .masthead,
    dl {
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

    .share,
    .issue-link {
      grid-column: 1;
    }

    dl {
      grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
    }
  }
`;
