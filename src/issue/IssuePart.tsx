import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { CLASS } from '../theme/class-names';
import { breakpoint } from '../theme/media';
import { readingTextStyles } from '../theme/reading-text-styles';
import { size } from '../theme/sizes';
import { space } from '../theme/spacing';
import { Prose } from '../ui/Prose';
import { CoverageBars } from './CoverageBars';
import { issueColumn } from './issue-columns';
import { issueSectionStyles } from './issue-section-styles';
import { issueTextWithBarsStyles, issueTextWithNotesStyles, TEXT_TO_NOTE } from './issue-text-styles';

interface IssuePartProps {
  part: Queries.IssuePartFragment;
  /**
   * The bars that illustrate the text; null for a text without bars. They take the margin, so callouts of
   * this text stay below their paragraphs.
   */
  coverage: Queries.IssuePartCoverageFragment | null;
}

/**
 * A part of an issue's text, with its heading, and either notes or bars in the margin. A remark on the bars
 * follows the text.
 */
export const IssuePart = ({ part, coverage }: IssuePartProps) => (
  <section className={CLASS.grid} css={[issueSectionStyles, styles]}>
    <h2 id={part.id}>{part.heading}</h2>
    <Prose
      css={coverage ? issueTextWithBarsStyles : issueTextWithNotesStyles}
      className={`text ${CLASS.marked}`}
      html={part.html}
    />
    {coverage && <CoverageBars className="coverage" coverage={coverage} />}
    {coverage?.remark && <p className="remark">{coverage.remark}</p>}
  </section>
);

export const query = graphql`
  fragment IssuePart on BodyPart {
    id
    heading
    html
  }

  fragment IssuePartCoverage on IssueCoverage {
    remark
    ...CoverageBars
  }
`;

const ROW_GAP = space.xs;

const styles = css`
  row-gap: ${ROW_GAP};

  /* The gap and this margin are together as high as the line from the text to the bars. */
  .coverage,
  .remark {
    margin-top: calc(${TEXT_TO_NOTE} - ${ROW_GAP});
  }

  .text,
  .coverage,
  .remark {
    max-width: ${size.longProse};

    ${breakpoint.tablet} {
      grid-column: ${issueColumn.tabletText};
    }
  }

  .remark {
    ${readingTextStyles}
  }

  ${breakpoint.largeDesktop} {
    /* These columns are hardly wider than long texts are elsewhere. */
    .text,
    .remark {
      grid-column: ${issueColumn.text};
      max-width: none;
    }

    /* The example at the end of the text and the bars that show it are side by side. */
    .coverage {
      grid-column: ${issueColumn.rightMargin};
      align-self: end;
    }

    /* The remark is below the text, beside the bars. */
    .coverage:not(:last-child) {
      grid-row: 1 / span 2;
    }
  }

  /* In print, the section is a block without gaps. */
  @media print {
    .coverage {
      margin-top: ${TEXT_TO_NOTE};
    }

    .remark {
      margin-top: ${space.l};
    }
  }
`;
