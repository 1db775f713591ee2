import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { UNBROKEN_CLASS } from '../shared/content-classes';
import { LANDING_IDS, sectionHash } from '../shared/ids';
import { publishedBy } from '../shared/phrases';
import { hairline } from '../theme/borders';
import { buttonStyles } from '../theme/button-styles';
import { CLASS } from '../theme/class-names';
import { color } from '../theme/colors';
import { column, size } from '../theme/layout';
import { breakpoint } from '../theme/media';
import { blockSpace, space } from '../theme/spacing';
import { titleStyles } from '../theme/title-styles';
import { strongLinkStyles } from '../theme/touch-target-styles';
import { lineHeight, textSize } from '../theme/typography';
import { EditLink } from '../ui/EditLink';
import { NonBreakingHyphens } from '../ui/NonBreakingHyphens';
import { Prose } from '../ui/Prose';
import { IssueExcerpt } from './IssueExcerpt';
import { LinkedPoints } from './LinkedPoints';

/** The top of the home page: the offer, two buttons and an excerpt from the sample issue. */
export function Hero({ data }: { data: Queries.HeroFragment }) {
  const { landingHero, sharedLabels, siteFacts } = data;
  return (
    <section aria-labelledby={LANDING_IDS.heroHeading} css={styles}>
      <div className={`${CLASS.container} ${CLASS.grid}`}>
        <div className="offer">
          <h1 id={LANDING_IDS.heroHeading}>{landingHero.heading}</h1>
          <Prose className="intro" html={landingHero.intro} />
          <p className={`buttons ${CLASS.screenOnly}`}>
            <a className="join" css={buttonStyles} href={sectionHash('waitlist')}>
              {sharedLabels.joinButton}
            </a>
            <a css={strongLinkStyles} href={sectionHash('services')}>
              {landingHero.learnMoreButton}
            </a>
          </p>
          <div className="notes">
            <p>
              <NonBreakingHyphens text={`${landingHero.joinNote} `} />
              {siteFacts.operator && (
                <span className={UNBROKEN_CLASS}>{`${publishedBy(siteFacts.operator)}.`}</span>
              )}
            </p>
            <p className="launch">
              <NonBreakingHyphens text={landingHero.launchNote} />
            </p>
          </div>
          <LinkedPoints className="answers" points={landingHero.answers} />
          <EditLink file={landingHero.file} />
        </div>
        <IssueExcerpt className="excerpt" data={data} />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Hero on Query {
    siteFacts {
      operator
    }
    landingHero {
      file
      heading
      intro
      learnMoreButton
      joinNote
      launchNote
      answers {
        ...LinkedPoints
      }
    }
    sharedLabels {
      joinButton
    }
    ...IssueExcerpt
  }
`;

const styles = css`
  padding-block: calc(${size.bar} + ${blockSpace}) 0;

  .offer > h1 {
    ${titleStyles}
  }

  .intro {
    margin-top: ${space.s};
    font-size: ${textSize.reading};
    line-height: ${lineHeight.intro};

    ${breakpoint.tablet} {
      margin-top: ${space.m};
      font-size: ${textSize.large};
    }

    > p {
      text-wrap: balance;
    }
  }

  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs} ${space.xl};
    align-items: center;
    margin-top: ${space.l};
  }

  /* On phones the button takes the room that the link beside it leaves. */
  .join {
    ${breakpoint.belowTablet} {
      flex: 1;
    }
  }

  .notes {
    max-width: ${size.longProse};
    margin-top: ${space.s};
    color: ${color.soft};
  }

  /* Readers look for the date of the launch, so it's as dark as the offer. */
  .launch {
    margin-top: ${space.xs};
    color: ${color.ink};
  }

  .answers {
    gap: ${space.s};
    margin-top: ${space.m};
    padding-top: ${space.m};
    border-top: ${hairline};
  }

  ${breakpoint.desktop} {
    .offer {
      grid-column: ${column.opening};
    }

    .excerpt {
      grid-column: ${column.beside};
    }
  }

  @media print {
    padding-block: 0 ${space.xxl};
  }
`;
