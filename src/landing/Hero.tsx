import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { LANDING_IDS } from '../shared/ids';
import { publishedBy } from '../shared/published-by';
import { sectionHash } from '../shared/section-addresses';
import { hairline } from '../theme/borders';
import { filledButtonStyles } from '../theme/button-styles';
import { CLASS } from '../theme/class-names';
import { color } from '../theme/colors';
import { column } from '../theme/grid';
import { titleStyles } from '../theme/heading-styles';
import { strongLinkStyles } from '../theme/link-styles';
import { breakpoint } from '../theme/media';
import { size } from '../theme/sizes';
import { space, spaceAboveHeading } from '../theme/spacing';
import { fontWeight, lineHeight, textSize } from '../theme/typography';
import { EditLink } from '../ui/EditLink';
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
            <a className="join" css={filledButtonStyles} href={sectionHash('waitlist')}>
              {sharedLabels.joinButton}
            </a>
            <a css={strongLinkStyles} href={sectionHash('services')}>
              {landingHero.learnMoreButton}
            </a>
          </p>
          <div className="notes">
            <p>{landingHero.joinNote}</p>
            {siteFacts.operator && <p>{`${publishedBy(siteFacts.operator)}.`}</p>}
            <p className="launch">{landingHero.launchNote}</p>
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

/** The least width of an answer beside another. Only tablets have room for two. */
const ANSWER_WIDTH = '19rem';

const styles = css`
  padding-block: ${spaceAboveHeading} 0;

  h1 {
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
    margin-top: ${space.l};
    color: ${color.soft};
  }

  /* Readers look for the date of the launch, so it's as dark as the offer, and a little bolder. */
  .launch {
    margin-top: ${space.xxs};
    color: ${color.ink};
    font-weight: ${fontWeight.medium};
    text-wrap: balance;
  }

  .answers {
    grid-template-columns: repeat(auto-fit, minmax(min(${ANSWER_WIDTH}, 100%), 1fr));
    gap: ${space.s} ${space.xxl};
    margin-top: ${space.xl};
    padding-top: ${space.m};
    border-top: ${hairline};
  }

  /* On phones, the lines are closer together, so that the first screen shows the marked figure and the
     beginning of its note. */
  ${breakpoint.belowTablet} {
    .notes {
      line-height: ${lineHeight.compact};
    }

    .answers {
      row-gap: ${space.xs};
      margin-top: ${space.s};
      padding-top: ${space.s};
      line-height: ${lineHeight.compact};
    }
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
