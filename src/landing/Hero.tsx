import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { LANDING_IDS } from '../shared/ids';
import { withLaunch } from '../shared/with-launch';
import { breakpoint, color, font, sectionSpace, size, textSize } from '../theme/tokens';
import { buttonStyles } from '../ui/button-styles';
import { EditLink } from '../ui/EditLink';
import { Prose } from '../ui/Prose';
import { Specimen } from './Specimen';

/** The top of the landing page: the offer in one screen, two buttons and a sample page of the newsletter. */
export function Hero({ data }: { data: Queries.HeroFragment }) {
  const { hero, siteFacts } = data;
  if (!hero || !siteFacts) throw new Error('content/landing/hero.mdx or content/site.yaml is missing.');
  return (
    <section aria-labelledby={LANDING_IDS.heroHeading} css={styles}>
      <div className="container columns">
        <div>
          <h1 id={LANDING_IDS.heroHeading}>{hero.heading}</h1>
          <Prose html={hero.intro} className="lede" />
          <ul className="forms plain-list">
            {hero.parts.map((part) => (
              <li key={part.id}>
                <h2 id={part.id}>{part.text}</h2>
                <div dangerouslySetInnerHTML={{ __html: part.html }} />
              </li>
            ))}
          </ul>
          <p className="buttons screen-only">
            <a css={buttonStyles} href="#waitlist">
              {hero.joinButton}
            </a>
            <a css={buttonStyles} href="#services">
              {hero.learnMoreButton}
            </a>
          </p>
          <p className="note">{hero.joinNote}</p>
          <p className="note">{withLaunch(hero.launchNote, siteFacts.launch)}</p>
          <EditLink file="landing/hero.mdx" />
        </div>
        <Specimen brand={siteFacts.brand} specimen={hero.specimen} />
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment Hero on Query {
    siteFacts {
      brand
      launch
    }
    hero: landingHero {
      heading
      intro
      parts {
        id
        text
        html
      }
      joinButton
      learnMoreButton
      joinNote
      launchNote
      specimen {
        ...Specimen
      }
    }
  }
`;

const styles = css`
  padding-block: calc(${size.bar} + clamp(1rem, 3.5vw, 3rem)) ${sectionSpace};

  .columns {
    display: grid;
    gap: 2rem clamp(2rem, 5vw, 4.5rem);

    ${breakpoint.tablet} {
      grid-template-columns: 7fr 6fr;
      align-items: center;
    }
  }

  h1 {
    font-size: clamp(2rem, 1.5rem + 2.2vw, 3.375rem);
    line-height: 1.05;
    letter-spacing: -0.02em;
  }

  .lede {
    max-width: 34rem;
    margin-top: 0.75rem;
    font-size: clamp(1rem, 0.9rem + 0.45vw, ${textSize.large});
    line-height: 1.5;
  }

  .forms {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.125rem 1rem;
    align-items: baseline;
    margin: 1rem 0 0;
    padding-block: 0.5rem;
    border-block: 1px solid ${color.rule};
  }

  .forms li {
    display: contents;
  }

  .forms h2 {
    font: 600 ${textSize.body} / 1.5 ${font.text};
  }

  .forms div {
    color: ${color.soft};
    font-size: ${textSize.small};
  }

  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    margin-block: 1rem 0.75rem;
  }

  .buttons a {
    padding-inline: clamp(1rem, 2vw, 1.6rem);

    ${breakpoint.phone} {
      flex-grow: 1;
    }
  }

  .buttons a + a {
    background: ${color.ink};
    border-color: ${color.ink};
  }

  .buttons a + a:not(:hover) {
    color: ${color.ink};
    background: transparent;
  }

  .note {
    color: ${color.soft};
    font-size: ${textSize.small};
    line-height: 1.45;
  }

  .note + .note {
    margin-top: 0.25rem;
  }

  @media print {
    padding-block: 0 2rem;
  }
`;
