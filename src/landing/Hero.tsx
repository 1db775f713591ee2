import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { LANDING_IDS } from '../shared/ids';
import { breakpoint, color, sectionSpace, size } from '../theme/tokens';
import { ButtonLink } from '../ui/Button';
import { Container } from '../ui/Container';
import { Prose } from '../ui/Prose';
import { ReportIllustration } from './ReportIllustration';

/** The top of the landing page: heading, two buttons, launch note and a drawn page of the report. */
export function Hero({ data }: { data: Queries.HeroFragment }) {
  const { hero } = data;
  if (!hero) throw new Error('content/landing/hero.mdx is missing.');
  return (
    <section aria-labelledby={LANDING_IDS.heroHeading} css={styles}>
      <Container>
        <div className="columns">
          <div>
            <h1 id={LANDING_IDS.heroHeading}>{hero.heading}</h1>
            <Prose html={hero.html} className="lede" />
            <p className="buttons">
              <ButtonLink href="#waitlist">{hero.joinButton}</ButtonLink>
              <ButtonLink href="#services" look="secondary">
                {hero.learnMoreButton}
              </ButtonLink>
            </p>
            <p className="launch">{hero.launchNote}</p>
          </div>
          <ReportIllustration illustration={hero.illustration} />
        </div>
      </Container>
    </section>
  );
}

export const fragment = graphql`
  fragment Hero on Query {
    hero: landingHero {
      heading
      html
      joinButton
      learnMoreButton
      launchNote
      illustration {
        ...ReportIllustration
      }
    }
  }
`;

const styles = css`
  padding-block: calc(${size.bar} + clamp(1.75rem, 5vw, 5rem)) ${sectionSpace};

  .columns {
    display: grid;
    gap: 3rem clamp(2rem, 5vw, 4rem);
  }

  ${breakpoint.tablet} {
    .columns {
      grid-template-columns: 7fr 4fr;
      align-items: center;
    }
  }

  ${breakpoint.desktop} {
    .columns {
      grid-template-columns: 7fr 5fr;
    }
  }

  h1 {
    max-width: 11em;
    font-size: clamp(2.125rem, 1.3rem + 3.8vw, 4.5rem);
    line-height: 1.03;
    letter-spacing: -0.02em;
  }

  .lede {
    max-width: 34rem;
    margin-top: 1.5rem;
    color: ${color.soft};
    font-size: clamp(1.0625rem, 1rem + 0.4vw, 1.25rem);
  }

  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 0.875rem;
    margin-top: 2.25rem;
  }

  .launch {
    margin-top: 2.25rem;
    padding-top: 1rem;
    font-size: 0.9375rem;
    text-wrap: balance;
    border-top: 1px solid ${color.rule};
  }

  @media print {
    padding-block: 0 2rem;

    .columns {
      grid-template-columns: 1fr 14rem;
    }

    .buttons {
      display: none;
    }
  }
`;
