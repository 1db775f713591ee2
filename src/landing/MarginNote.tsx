import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { SAMPLE_ISSUE_PATH } from '../shared/routes';
import { CLASS } from '../theme/class-names';
import { breakpoint, color, font, headingSize, leaderLine, size, space, textSize } from '../theme/tokens';
import { FigureChange } from '../ui/FigureChange';
import { touchTargetStyles } from '../ui/touch-target-styles';

interface MarginNoteProps {
  brand: string;
  /** A word that says what kind of issue it is. */
  tag: string;
  /** The earlier figure of the marked row. */
  before: string;
  /** Its later figure. */
  after: string;
  note: Queries.MarginNoteFragment;
  /** The label of the link to the issue. */
  issueLink: string;
}

/** What an issue says about the marked figure, which stands above the note: a line leads from it to the note. */
export function MarginNote({ brand, tag, before, after, note, issueLink }: MarginNoteProps) {
  return (
    <div css={styles}>
      <p className="masthead">
        {brand} <span className="tag">{tag}</span>
      </p>
      <p className="headline">{note.headline}</p>
      <p className="change">
        <FigureChange before={before} after={after} />
      </p>
      <p className="share">{note.share}</p>
      <p className={`issue ${CLASS.screenOnly}`}>
        <a href={SAMPLE_ISSUE_PATH}>{issueLink}</a>
      </p>
      <dl>
        {note.points.map((point) => (
          <div key={point.label}>
            <dt>{point.label}</dt>
            <dd>{point.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export const query = graphql`
  fragment MarginNote on LandingHeroExample {
    headline
    share
    points {
      label
      text
    }
  }
`;

const styles = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${space.xl};
  padding: ${space.m} ${size.card};
  background: ${color.white};
  border: 1px solid ${color.rule};
  border-top: ${leaderLine};

  /* The line begins at the marked figure, above the note, and ends just above the large figure. */
  &::before {
    position: absolute;
    top: calc(-1 * ${space.xl} - 2px);
    right: calc(${size.card} + 0.5em);
    height: 4.75rem;
    border-left: ${leaderLine};
    content: '';
  }

  .masthead {
    color: ${color.soft};
    font-size: ${textSize.small};
    font-weight: 600;
  }

  .tag {
    margin-left: ${space.xs};
    padding: 0.125rem ${space.xs};
    color: ${color.ink};
    background: ${color.tint};
  }

  .headline {
    margin-block: ${space.xs};
    font: 600 ${headingSize.card} / 1.15 ${font.display};
    text-wrap: balance;
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

  .share {
    color: ${color.soft};
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

  .issue a {
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
    .issue {
      grid-column: 1;
    }

    dl {
      grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
    }
  }
`;
