import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { LANDING_IDS } from '../shared/ids';
import { breakpoint, color, font, headingSize, size, textSize } from '../theme/tokens';
import { buttonStyles } from '../ui/button-styles';
import { EditLink } from '../ui/EditLink';
import { Prose } from '../ui/Prose';
import { Example } from './Example';

/** The top of the landing page: the offer, two buttons and an example of an issue in one screen. */
export function Hero({ data }: { data: Queries.HeroFragment }) {
  const { hero, siteFacts, siteBuild } = data;
  if (!hero || !siteFacts) throw new Error('content/landing/hero.mdx or content/site.yaml is missing.');
  return (
    <section aria-labelledby={LANDING_IDS.heroHeading} css={styles}>
      <div className="container grid">
        <div className="offer">
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
            <a className="more" href="#services">
              {hero.learnMoreButton}
            </a>
          </p>
          <p className="note">{hero.joinNote}</p>
        </div>
        <div className="example">
          <Example brand={siteFacts.brand} example={hero.example} />
        </div>
        <div className="terms">
          {/* Without a receiver there is no list to join or leave. */}
          {siteBuild?.signUps !== 'simulated' && <p className="note">{hero.consentNote}</p>}
          <p className="note">{hero.launchNote}</p>
          <EditLink file="landing/hero.mdx" />
        </div>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment Hero on Query {
    siteFacts {
      brand
    }
    siteBuild {
      signUps
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
      consentNote
      launchNote
      example {
        ...Example
      }
    }
  }
`;

const styles = css`
  padding-block: calc(${size.bar} + clamp(1rem, 3.75vw, 3rem)) 0;

  .container {
    row-gap: 1rem;
  }

  /* On phones the terms follow the example, which so begins in the first screen. */
  ${breakpoint.tablet} {
    .container {
      grid-template-rows: auto 1fr;
    }

    .offer,
    .terms {
      grid-column: 1 / span 6;
    }

    .example {
      grid-row: 1 / span 2;
      grid-column: 7 / -1;
    }
  }

  ${breakpoint.desktop} {
    .example {
      grid-column: 8 / -1;
    }
  }

  h1 {
    font-size: ${headingSize.title};
    line-height: 1.05;
    letter-spacing: -0.02em;
  }

  .lede {
    margin-top: 0.75rem;

    ${breakpoint.desktop} {
      margin-top: 1.25rem;
      font-size: ${textSize.large};
    }
  }

  .forms {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 1rem;
    margin-top: 0.75rem;

    ${breakpoint.desktop} {
      gap: 0.25rem 2rem;
      margin-top: 1.5rem;
    }
  }

  .forms li {
    display: contents;
  }

  .forms h2 {
    font: 600 ${textSize.body} / 1.5 ${font.text};
  }

  .forms div {
    color: ${color.soft};
  }

  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1.5rem;
    align-items: center;
    margin-block: 0.75rem;

    ${breakpoint.desktop} {
      margin-block: 2rem 1.5rem;
    }
  }

  .more {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
  }

  .note {
    max-width: ${size.prose};
    color: ${color.soft};
    font-size: ${textSize.small};
  }

  .note + .note {
    margin-top: 0.25rem;
  }

  @media print {
    padding-block: 0 2rem;
  }
`;
