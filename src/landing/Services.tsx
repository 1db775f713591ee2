import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { requireContent } from '../shared/require-content';
import { SAMPLE_ISSUE_PATH } from '../shared/routes';
import { blockSpace, breakpoint, headingSize, size } from '../theme/tokens';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';
import { touchTargetStyles } from '../ui/touch-target-styles';
import { BulletinSpecimen, IssueSpecimen, MeetingSpecimen } from './Specimens';

/** The section with the three services, each beside a specimen of what it looks like. */
export function Services({ data }: { data: Queries.ServicesFragment }) {
  const services = requireContent(data.services, 'content/landing/services.mdx');
  const sample = requireContent(data.sample, 'content/issues/sample.mdx');
  // The content check makes sure that the text has three headings, in this order.
  const specimens = [
    <IssueSpecimen key="issue" issue={sample} />,
    <BulletinSpecimen key="bulletin" bulletin={services.bulletin} />,
    <MeetingSpecimen key="meeting" meeting={services.meeting} />,
  ];
  return (
    <Section id="services" heading={services.heading} intro={services.intro}>
      <ul className="plain-list grid" css={styles}>
        {services.parts.map((part, index) => (
          <li key={part.id} className={index === 0 ? 'newsletter' : 'other'}>
            {specimens[index]}
            <div>
              <h3 id={part.id}>{part.text}</h3>
              <Prose html={part.html} />
              {index === 0 && (
                <p className="sample screen-only">
                  <a href={SAMPLE_ISSUE_PATH}>{services.sampleLink}</a>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment Services on Query {
    sample: issue(name: { eq: "sample" }) {
      ...IssueSpecimen
    }
    services: landingServices {
      heading
      intro
      parts {
        id
        text
        html
      }
      sampleLink
      bulletin {
        ...BulletinSpecimen
      }
      meeting {
        ...MeetingSpecimen
      }
    }
  }
`;

const styles = css`
  row-gap: 2.5rem;

  > li {
    display: grid;
    gap: 1.5rem 2rem;
    align-content: start;
  }

  h3 {
    margin-bottom: 0.5rem;
    font-size: ${headingSize.item};
  }

  .sample a {
    ${touchTargetStyles}
    font-weight: 600;
  }

  ${breakpoint.tablet} {
    row-gap: ${blockSpace};

    .other {
      grid-template-columns: 15rem minmax(0, 1fr);
    }
  }

  /* The newsletter takes the first row, with its front page on the left. The other two share the second row. */
  ${breakpoint.desktop} {
    > li {
      grid-column: span 6;
      column-gap: ${size.gutter};
    }

    .newsletter {
      grid-column: 1 / -1;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: center;
    }
  }
`;
