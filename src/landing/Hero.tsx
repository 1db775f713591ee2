import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { LANDING_IDS, sectionHash } from '../shared/ids';
import { publishedBy } from '../shared/published-by';
import { CLASS } from '../theme/class-names';
import { blockSpace, breakpoint, color, size, space, textSize } from '../theme/tokens';
import { buttonStyles } from '../ui/button-styles';
import { EditLink } from '../ui/EditLink';
import { HyphenatedText } from '../ui/HyphenatedText';
import { Prose } from '../ui/Prose';
import { titleStyles } from '../ui/title-styles';
import { touchTargetStyles } from '../ui/touch-target-styles';
import { IssueExcerpt } from './IssueExcerpt';

/** The top of the landing page: the offer, two buttons and an excerpt from the sample issue. */
export function Hero({ data }: { data: Queries.HeroFragment }) {
  const { hero, siteFacts, sampleIssue } = data;
  return (
    <section aria-labelledby={LANDING_IDS.heroHeading} css={styles}>
      <div className={`${CLASS.container} ${CLASS.grid}`}>
        <div className="offer">
          <h1 id={LANDING_IDS.heroHeading}>{hero.heading}</h1>
          <Prose html={hero.intro} className={`intro ${CLASS.withoutBullets}`} />
          <p className={`buttons ${CLASS.screenOnly}`}>
            <a className="join" css={buttonStyles} href={sectionHash('waitlist')}>
              {hero.joinButton}
            </a>
            <a className="more" href={sectionHash('services')}>
              {hero.learnMoreButton}
            </a>
          </p>
          <p className="note join-note">{hero.joinNote}</p>
          <p className="note">
            <HyphenatedText text={hero.launchNote} />
          </p>
          {siteFacts.operator && <p className="note">{`${publishedBy(siteFacts.operator)}.`}</p>}
          <EditLink file={hero.file} />
        </div>
        <div className="excerpt">
          <IssueExcerpt excerpt={hero.excerpt} issue={sampleIssue} siteFacts={siteFacts} />
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Hero on Query {
    siteFacts {
      operator
      ...IssueExcerptSiteFacts
    }
    sampleIssue {
      ...IssueExcerptIssue
    }
    hero: landingHero {
      file
      heading
      intro
      joinButton
      learnMoreButton
      joinNote
      launchNote
      excerpt {
        ...IssueExcerpt
      }
    }
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
    line-height: 1.5;

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
  .join {
    ${breakpoint.belowTablet} {
      flex: 1;
    }
  }

  .more {
    ${touchTargetStyles}
    font-weight: 600;
  }

  .note {
    max-width: ${size.prose};
    margin-top: ${space.s};
    text-wrap: balance;
  }

  .join-note {
    color: ${color.soft};
  }

  ${breakpoint.desktop} {
    .offer {
      grid-column: 1 / span 5;
    }

    .excerpt {
      grid-column: 6 / -1;
    }
  }

  @media print {
    padding-block: 0 ${space.xxl};
  }
`;
