import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { CALLOUT_CLASS } from '../shared/content-classes';
import { CLASS } from '../theme/class-names';
import {
  breakpoint,
  color,
  column,
  columnWidth,
  displayFont,
  hairline,
  hairlineWidth,
  headingSize,
  lineHeight,
  noteLine,
  size,
  space,
  textSize,
} from '../theme/tokens';
import { Prose } from '../ui/Prose';
import { tableStyles } from '../ui/table-styles';
import { CoverageBars } from './CoverageBars';
import { issueSectionStyles } from './issue-section-styles';

interface IssuePartProps {
  part: Queries.IssuePartFragment;
  /** The bars that illustrate the text. They take the margin, so boxes of this text stay below their paragraphs. */
  coverage?: Queries.CoverageBarsFragment | null;
}

/** A part of an issue: its heading, and its text with either notes or bars in the margin. */
export function IssuePart({ part, coverage }: IssuePartProps) {
  const textClass = coverage ? 'text' : 'text with-notes';
  return (
    <section className={CLASS.grid} css={[issueSectionStyles, styles]}>
      <h2 id={part.id}>{part.heading}</h2>
      <Prose className={`${textClass} ${CLASS.marked}`} html={part.html} />
      {coverage && <CoverageBars className="coverage" coverage={coverage} />}
    </section>
  );
}

export const query = graphql`
  fragment IssuePart on BodyPart {
    id
    heading
    html
  }
`;

/** The height of a line of the text. Lines of a note are as high. */
const LINE_HEIGHT = `${lineHeight.reading} * ${textSize.reading}`;

/** How far the items of a list are indented. */
const LIST_INDENT = space.xl;

/** The width of the text, where percentages are of the width of an item. */
const TEXT_WIDTH_IN_ITEM = `100% + ${LIST_INDENT}`;

/** Styles of a note of this width, which is the width of the margin. */
const marginNoteStyles = (width: string) => `
  width: ${width};
  margin-right: calc(-1 * (${width} + ${size.gutter}));
`;

const styles = css`
  .text,
  .coverage {
    max-width: ${size.longProse};
  }

  .text {
    ${tableStyles}
    font-size: ${textSize.reading};
    line-height: ${lineHeight.reading};
  }

  /* A box is a note, as those of the table are. */
  .text .${CALLOUT_CLASS} {
    font: ${displayFont(headingSize.clause)};
    line-height: calc(${LINE_HEIGHT});
  }

  .text :is(ol, ul) {
    padding-left: ${LIST_INDENT};
  }

  .text li + li {
    margin-top: ${space.m};
  }

  .text li > * + * {
    margin-top: ${space.s};
  }

  /* Bold words have a yellow marker, except those that begin an item: where each item has one, none stands out. */
  .text li strong:first-of-type {
    background: none;
  }

  ${breakpoint.tablet} {
    .text,
    .coverage {
      grid-column: ${column.tabletText};
    }
  }

  ${breakpoint.largeDesktop} {
    /* These columns are hardly wider than long texts are elsewhere. */
    .text {
      grid-column: ${column.text};
      max-width: none;
    }

    /* The example at the end of the text and the bars that draw it stand side by side. */
    .coverage {
      grid-column: ${column.margin};
      align-self: end;
    }

    /* A box after a paragraph is a note in the margin: its first line is beside the last line of the paragraph.
       It floats outside the text, so that it takes no room there and covers no other note. */
    @media not print {
      .with-notes p + .${CALLOUT_CLASS} {
        ${marginNoteStyles(columnWidth('margin', 'text'))}
        float: right;
        clear: right;
        margin-top: calc(-1 * (${LINE_HEIGHT} + ${size.card} + ${hairlineWidth}));
        padding: ${size.card};
        background: ${color.white};
        border: ${hairline};
        border-left: ${noteLine};
      }

      .with-notes li > p + .${CALLOUT_CLASS} {
        ${marginNoteStyles(columnWidth('margin', 'text', TEXT_WIDTH_IN_ITEM))}
      }

      /* A line leads from the last words of the paragraph to the note. It is as long as the text is wide, so the
         paragraph reaches to the note and is cut off there. */
      .with-notes p:has(+ .${CALLOUT_CLASS}) {
        margin-right: calc(-1 * ${size.gutter});
        padding-right: ${size.gutter};
        clip-path: inset(-100vh 0 -100vh -100vw);
      }

      .with-notes p:has(+ .${CALLOUT_CLASS})::after {
        display: inline-block;
        width: 100%;
        margin-right: -100%;
        border-top: ${noteLine};
        vertical-align: 0.3em;
        content: '';
      }
    }
  }
`;
