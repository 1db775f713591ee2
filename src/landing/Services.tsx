import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { SAMPLE_ISSUE_PATH } from '../shared/routes';
import { CLASS } from '../theme/class-names';
import { blockSpace, breakpoint, headingSize, size, space } from '../theme/tokens';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';
import { touchTargetStyles } from '../ui/touch-target-styles';
import { BulletinExample, MeetingExample, NewsletterExample } from './ServiceExamples';

/**
 * The section with the three services, each beside an example of what it looks like.
 *
 * @throws Error when the text doesn't have three headings; the content check makes sure that it has
 */
export function Services({ data }: { data: Queries.ServicesFragment }) {
  const { services, siteFacts, sampleIssue } = data;
  const [newsletter, bulletin, meeting] = services.parts;
  if (!newsletter || !bulletin || !meeting) {
    throw new Error('content/landing/services.mdx does not have three headings.');
  }
  return (
    <Section id="services" heading={services.heading} intro={services.intro}>
      <ul className={`${CLASS.plainList} ${CLASS.grid}`} css={styles}>
        <Service
          className="wide"
          text={newsletter}
          example={<NewsletterExample brand={siteFacts.brand} issue={sampleIssue} />}
        >
          <p className={`sample ${CLASS.screenOnly}`}>
            <a href={SAMPLE_ISSUE_PATH}>{siteFacts.sampleLink}</a>
          </p>
        </Service>
        <Service
          className="half"
          text={bulletin}
          example={<BulletinExample bulletin={services.bulletin} />}
        />
        <Service className="half" text={meeting} example={<MeetingExample meeting={services.meeting} />} />
      </ul>
    </Section>
  );
}

interface ServiceProps {
  className: string;
  text: Queries.ServiceTextFragment;
  example: ReactNode;
  /** What follows the text. */
  children?: ReactNode;
}

const Service = ({ className, text, example, children }: ServiceProps) => (
  <li className={className}>
    {example}
    <div>
      <h3 id={text.id}>{text.heading}</h3>
      <Prose html={text.html} />
      {children}
    </div>
  </li>
);

export const query = graphql`
  fragment ServiceText on BodyPart {
    id
    heading
    html
  }

  fragment Services on Query {
    siteFacts {
      brand
      sampleLink
    }
    sampleIssue {
      ...NewsletterExample
    }
    services: landingServices {
      heading
      intro
      parts {
        ...ServiceText
      }
      bulletin {
        ...BulletinExample
      }
      meeting {
        ...MeetingExample
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

  h3 {
    margin-bottom: ${space.xs};
    font-size: ${headingSize.item};
  }

  .sample a {
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
      align-items: center;
    }
  }
`;
