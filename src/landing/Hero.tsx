import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { LANDING_IDS, sectionHash } from '../shared/ids';
import { publishedBy } from '../shared/phrases';
import { buttonStyles } from '../theme/button-styles';
import { CLASS } from '../theme/class-names';
import { titleStyles } from '../theme/title-styles';
import {
  blockSpace,
  breakpoint,
  color,
  column,
  hairline,
  introLineHeight,
  readingLineHeight,
  size,
  space,
  textSize,
} from '../theme/tokens';
import { touchTargetStyles } from '../theme/touch-target-styles';
import { EditLink } from '../ui/EditLink';
import { HyphenatedText } from '../ui/HyphenatedText';
import { Prose } from '../ui/Prose';
import { IssueExcerpt } from './IssueExcerpt';

/** The top of the home page: the offer, two buttons and an excerpt from the sample issue. */
export function Hero({ data }: { data: Queries.HeroFragment }) {
  const { hero, siteFacts } = data;
  return (
    <section aria-labelledby={LANDING_IDS.heroHeading} css={styles}>
      <div className={`${CLASS.container} ${CLASS.grid}`}>
        <div className="offer">
          <h1 id={LANDING_IDS.heroHeading}>{hero.heading}</h1>
          <Prose className="intro" html={hero.intro} />
          <p className={`buttons ${CLASS.screenOnly}`}>
            <a className={CLASS.join} css={buttonStyles} href={sectionHash('waitlist')}>
              {hero.joinButton}
            </a>
            <a className="more" href={sectionHash('services')}>
              {hero.learnMoreButton}
            </a>
          </p>
          <div className="notes">
            <p>
              {hero.joinNote}
              {siteFacts.operator && ` ${publishedBy(siteFacts.operator)}.`}
            </p>
            <p>
              <HyphenatedText text={hero.launchNote} />
            </p>
          </div>
          <EditLink file={hero.file} />
        </div>
        <div className="excerpt">
          <IssueExcerpt data={data} />
        </div>
        {hero.parts.map((part) => (
          <div key={part.id} className="answers">
            <h2 id={part.id} className={CLASS.visuallyHidden}>
              {part.heading}
            </h2>
            <Prose html={part.html} />
          </div>
        ))}
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Hero on Query {
    siteFacts {
      operator
    }
    hero: landingHero {
      file
      heading
      intro
      parts {
        id
        heading
        html
      }
      joinButton
      learnMoreButton
      joinNote
      launchNote
    }
    ...IssueExcerpt
  }
`;

const styles = css`
  padding-block: calc(${size.bar} + ${blockSpace}) 0;

  h1 {
    ${titleStyles}
  }

  .intro {
    margin-top: ${space.s};
    font-size: ${textSize.reading};
    line-height: ${introLineHeight};
    text-wrap: balance;

    ${breakpoint.tablet} {
      margin-top: ${space.m};
      font-size: ${textSize.large};
    }
  }

  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs} ${space.xl};
    align-items: center;
    margin-top: ${space.l};

    ${breakpoint.tablet} {
      margin-top: ${space.xl};
    }
  }

  /* On phones the button takes the room that the link beside it leaves. */
  .${CLASS.join} {
    ${breakpoint.belowTablet} {
      flex: 1;
    }
  }

  .more {
    ${touchTargetStyles}
    font-weight: 600;
  }

  .notes {
    max-width: ${size.longProse};
    margin-top: ${space.s};
    color: ${color.soft};
  }

  /* Readers look for the date, so it's as dark as the offer. */
  .notes p + p {
    margin-top: ${space.xs};
    color: ${color.ink};
  }

  .answers {
    padding-top: ${space.m};
    font-size: ${textSize.reading};
    line-height: ${readingLineHeight};
    border-top: ${hairline};
  }

  /* What follows the answer begins on a line of its own. */
  .answers strong {
    display: block;
  }

  /* The second row takes the rest of the excerpt's height, so that no gap opens above the short answers. */
  ${breakpoint.desktop} {
    > .${CLASS.grid} {
      grid-template-rows: auto 1fr;
    }

    .offer,
    .answers {
      grid-column: ${column.opening};
    }

    .excerpt {
      grid-row: 1 / span 2;
      grid-column: ${column.beside};
    }
  }

  @media print {
    padding-block: 0 ${space.xxl};
  }
`;
