import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { CALLOUT_CLASS } from '../shared/callout-class';
import { CLASS } from '../theme/class-names';
import {
  blockSpace,
  breakpoint,
  canHover,
  color,
  displayFont,
  hairline,
  headingSize,
  lineHeight,
  noteLine,
  noteLineWidth,
  sectionSpace,
  size,
  space,
  strongLine,
  textSize,
} from '../theme/tokens';
import { Edition } from '../ui/Edition';
import { EditLink } from '../ui/EditLink';
import { Prose, tableStyles } from '../ui/Prose';
import { CoverageBars } from './CoverageBars';
import { FiguresTable } from './FiguresTable';
import { IssueContents } from './IssueContents';
import { IssueEnd } from './IssueEnd';

interface IssueArticleProps {
  issue: Queries.IssueArticleFragment;
  data: Queries.IssueArticleDataFragment;
}

/** An issue of the newsletter: its summary, figures, the text, how much of some deposits is insured, and its sources. */
export function IssueArticle({ issue, data }: IssueArticleProps) {
  const { siteFacts } = data;
  const { coverage, notice, parts, sources } = issue;
  const lastPart = parts.at(-1);
  return (
    <article css={styles}>
      <p className="dateline">
        <b>{issue.period}</b> <Edition name={issue.edition} />
      </p>
      <p className={CLASS.printAddress}>{`${siteFacts.url}${issue.path}`}</p>
      <div className={`opening ${CLASS.grid}`}>
        <h1>{issue.heading}</h1>
        <div className="about">
          {notice && <p>{notice}</p>}
          <EditLink file={issue.file} />
        </div>
        <Prose className={`intro ${CLASS.marked}`} html={issue.intro} />
        <IssueContents className="contents" issue={issue} />
      </div>
      <FiguresTable table={issue.table} />
      {parts.map((part) => (
        <section key={part.id} className={CLASS.grid}>
          <h2 id={part.id}>{part.heading}</h2>
          <Prose className={`text ${CLASS.marked}`} html={part.html} />
          {coverage && part === lastPart && <CoverageBars className="coverage" coverage={coverage} />}
        </section>
      ))}
      <section className={CLASS.grid}>
        <h2>{sources.title}</h2>
        <ul className={`sources ${CLASS.plainList}`}>
          {sources.items.map(({ title, url }) => (
            <li key={url}>
              <a href={url}>{title}</a>
            </li>
          ))}
        </ul>
      </section>
      <IssueEnd className="end" issue={issue} data={data} />
    </article>
  );
}

export const query = graphql`
  fragment IssueArticle on Issue {
    file
    path
    edition
    notice
    period
    heading
    intro
    parts {
      id
      heading
      html
    }
    table {
      ...FiguresTable
    }
    coverage {
      ...CoverageBars
    }
    sources {
      title
      items {
        title
        url
      }
    }
    ...IssueContents
    ...IssueEnd
  }

  fragment IssueArticleData on Query {
    siteFacts {
      url
    }
    ...IssueEndData
  }
`;

/** A text with a box, unless the bars stand in its margin. */
const TEXT_WITH_NOTES = `.text:has(> .${CALLOUT_CLASS}):not(:has(+ .coverage))`;

/** The height of a line of the text. Lines of a box are as high. */
const LINE = `${lineHeight.reading} * ${textSize.reading}`;

const styles = css`
  font-variant-numeric: tabular-nums;

  /* The quarter that the issue is about, and its edition. */
  .dateline {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xxs} ${space.m};
    align-items: baseline;
    justify-content: space-between;
    padding-bottom: ${space.s};
    border-bottom: ${strongLine};
  }

  .dateline b {
    font: ${displayFont(headingSize.item)};
  }

  .opening {
    margin-block: ${blockSpace};
  }

  .about {
    color: ${color.soft};
  }

  .intro {
    max-width: ${size.longProse};
    font-size: ${textSize.medium};
    line-height: ${lineHeight.intro};

    ${breakpoint.desktop} {
      font-size: ${textSize.large};
    }
  }

  > section {
    margin-top: max(${space.xxl}, ${blockSpace});
    padding-top: ${space.xl};
    border-top: ${hairline};
  }

  > section > h2 {
    font-size: ${headingSize.item};
    line-height: ${lineHeight.display};
  }

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
    line-height: calc(${LINE});
  }

  .text li + li {
    margin-top: ${space.m};
  }

  /* Bold words in a list are what readers find its items by. As many markers in a row would mark nothing. */
  .text li strong {
    background: none;
  }

  .sources li {
    margin-bottom: ${space.xs};
    break-inside: avoid;
  }

  /* Each item is a link, so that a light line is enough to show it. */
  .sources a {
    text-decoration-color: ${color.rule};
  }

  ${canHover} {
    .sources a:hover {
      text-decoration-color: currentcolor;
    }
  }

  ${breakpoint.tablet} {
    .opening > h1 {
      grid-column: 1 / span 10;
    }

    .about,
    > section > h2 {
      grid-column: 1 / span 4;
    }

    .intro,
    .contents,
    .text,
    .coverage,
    .sources {
      grid-column: 5 / -1;
    }
  }

  ${breakpoint.largeDesktop} {
    .about,
    > section > h2 {
      grid-column: 1 / span 3;
    }

    .intro,
    .text {
      grid-column: 4 / span 5;
    }

    /* The rule and the bars that illustrate it stand side by side, as the table and its notes do. */
    .contents,
    .coverage {
      grid-column: 9 / -1;
      align-self: start;
    }

    .sources {
      grid-column: 4 / -1;
      columns: 2;
      column-gap: ${space.xxxl};
    }

    /* A box is a note in the margin, as those of the table are: its first line is beside that of the
       paragraph that precedes it, and a line leads from the one to the other. */
    @media not print {
      ${TEXT_WITH_NOTES} {
        display: grid;
        grid-template-columns: repeat(9, minmax(0, 1fr));
        grid-column: 4 / -1;
        column-gap: ${size.gutter};
        max-width: none;
      }

      ${TEXT_WITH_NOTES} > * {
        grid-column: 1 / span 5;
        max-width: ${size.longProse};
      }

      /* A note that is higher than its paragraph stands beside the next one, too. */
      ${TEXT_WITH_NOTES} > .${CALLOUT_CLASS} {
        position: relative;
        grid-row: span 2;
        grid-column: 6 / -1;
        align-self: start;
        max-width: none;
        margin-top: calc(${textSize.reading} - ${size.card} - 1px);
        padding: ${size.card};
        background: ${color.white};
        border: ${hairline};
        border-left: ${noteLine};
      }

      /* Beside the first paragraph, a note stays below the line above the section. */
      ${TEXT_WITH_NOTES} > :not(* + *) + .${CALLOUT_CLASS} {
        margin-top: 0;
      }

      ${TEXT_WITH_NOTES} > .${CALLOUT_CLASS}::before {
        position: absolute;
        top: calc(${size.card} + ${LINE} / 2 - ${noteLineWidth} / 2);
        right: 100%;
        width: ${size.gutter};
        border-top: ${noteLine};
        content: '';
      }
    }
  }

  .end {
    margin-top: ${sectionSpace};
  }

  @media print {
    .${CLASS.grid} {
      display: block;
    }

    .about {
      margin-block: ${space.xs} ${space.m};
    }

    > section > h2 {
      margin-bottom: ${space.xs};
    }

    .sources a::after {
      content: ' (' attr(href) ')';
    }
  }
`;
