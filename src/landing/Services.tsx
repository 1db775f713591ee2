import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { CLASS } from '../theme/class-names';
import { blockSpace, breakpoint, headingSize, lineHeight, size, space, textSize } from '../theme/tokens';
import { touchTargetStyles } from '../theme/touch-target-styles';
import { Section } from '../ui/Section';
import { BulletinExample } from './BulletinExample';
import { MeetingExample } from './MeetingExample';
import { NewsletterExample } from './NewsletterExample';

/** The section with the three services, each beside an example of what it looks like. */
export function Services({ data }: { data: Queries.ServicesFragment }) {
  const { services, hero, siteFacts, sampleIssue } = data;
  const { newsletter, bulletin, meeting } = services;
  return (
    <Section id="services" text={services}>
      <ul className={`${CLASS.plainList} ${CLASS.grid}`} css={styles}>
        <li className="wide">
          <NewsletterExample issue={sampleIssue} brand={siteFacts.brand} />
          <div>
            <h3>{newsletter.title}</h3>
            <p className="text">{newsletter.text}</p>
            <p className={`issue-link ${CLASS.screenOnly}`}>
              <a href={sampleIssue.path}>{hero.sampleLink}</a>
            </p>
          </div>
        </li>
        <li className="half">
          <BulletinExample example={bulletin.example} />
          <div>
            <h3>{bulletin.title}</h3>
            <p className="text">{bulletin.text}</p>
          </div>
        </li>
        <li className="half">
          <MeetingExample example={meeting.example} />
          <div>
            <h3>{meeting.title}</h3>
            <p className="text">{meeting.text}</p>
          </div>
        </li>
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment Services on Query {
    siteFacts {
      brand
    }
    hero: landingHero {
      sampleLink
    }
    sampleIssue {
      path
      ...NewsletterExample
    }
    services: landingServices {
      ...Section
      newsletter {
        title
        text
      }
      bulletin {
        title
        text
        example {
          ...BulletinExample
        }
      }
      meeting {
        title
        text
        example {
          ...MeetingExample
        }
      }
    }
  }
`;

const styles = css`
  row-gap: ${space.xxxl};

  > li {
    display: grid;
    gap: ${space.l} ${space.xxl};
    align-content: start;
  }

  > li > div > h3 {
    margin-bottom: ${space.xs};
    font-size: ${headingSize.item};
  }

  .text {
    max-width: ${size.prose};
    font-size: ${textSize.reading};
    line-height: ${lineHeight.reading};
  }

  .issue-link a {
    ${touchTargetStyles}
    font-weight: 600;
  }

  /* The bulletin and the meeting stand side by side. Their examples have the same height. */
  ${breakpoint.tablet} {
    row-gap: ${blockSpace};

    .half {
      grid-row: 2 / span 2;
      grid-column: span 6;
      grid-template-rows: subgrid;
    }
  }

  /* The newsletter takes the whole first row, with its front page on the left. */
  ${breakpoint.desktop} {
    .wide {
      grid-column: 1 / -1;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${size.gutter};
    }
  }
`;
