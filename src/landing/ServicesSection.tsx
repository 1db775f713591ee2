import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { SampleIssueLink } from '../issue-shared/SampleIssueLink';
import { CLASS } from '../theme/class-names';
import { columnCount } from '../theme/grid';
import { breakpoint } from '../theme/media';
import { readingTextStyles } from '../theme/reading-text-styles';
import { size } from '../theme/sizes';
import { blockSpace, space } from '../theme/spacing';
import { headingSize } from '../theme/typography';
import { Section } from '../ui/Section';
import { NewsletterExample } from './NewsletterExample';
import { ServiceExample } from './ServiceExample';

export function ServicesSection({ data }: { data: Queries.ServicesSectionFragment }) {
  const { landingServices } = data;
  const { newsletter, bulletin, meeting } = landingServices;
  return (
    <Section content={landingServices}>
      <ul className={`${CLASS.plainList} ${CLASS.grid}`} css={styles}>
        <li className="wide">
          <NewsletterExample data={data} />
          <ServiceText service={newsletter}>
            <p className={CLASS.screenOnly}>
              <SampleIssueLink data={data} />
            </p>
          </ServiceText>
        </li>
        <li className="half">
          <ServiceExample kind="bulletin" example={bulletin.example} markedPoint={bulletin.markedPoint} />
          <ServiceText service={bulletin} />
        </li>
        <li className="half">
          <ServiceExample kind="meeting" example={meeting.example} />
          <ServiceText service={meeting} />
        </li>
      </ul>
    </Section>
  );
}

interface ServiceTextProps {
  service: Queries.ServiceTextFragment;
  children?: ReactNode;
}

const ServiceText = ({ service, children }: ServiceTextProps) => (
  <div>
    <h3>{service.title}</h3>
    <p className="text">{service.text}</p>
    {children}
  </div>
);

export const query = graphql`
  fragment ServicesSection on Query {
    landingServices {
      ...Section
      newsletter {
        ...ServiceText
      }
      bulletin {
        ...ServiceText
        example {
          ...ServiceExample
        }
        markedPoint {
          ...ServiceExampleMarkedPoint
        }
      }
      meeting {
        ...ServiceText
        example {
          ...ServiceExample
        }
      }
    }
    ...NewsletterExample
    ...SampleIssueLink
  }

  fragment ServiceText on Service {
    title
    text
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

  .text {
    max-width: ${size.prose};
    ${readingTextStyles}
  }

  /* The bulletin and the meeting are side by side. Their examples have the same height. */
  ${breakpoint.tablet} {
    row-gap: ${blockSpace};

    .half {
      grid-row: 2 / span 2;
      grid-column: span ${columnCount / 2};
      grid-template-rows: subgrid;
    }
  }

  /* The newsletter takes the whole first row, with its front page on the left. */
  .wide {
    ${breakpoint.desktop} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${size.gutter};
    }
  }
`;
