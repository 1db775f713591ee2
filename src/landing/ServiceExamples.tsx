import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { breakpoint, color, displayFont, headingSize, size, space, textSize } from '../theme/tokens';
import { Masthead } from '../ui/Masthead';
import { Prose } from '../ui/Prose';

interface NewsletterExampleProps {
  brand: string;
  issue: Queries.NewsletterExampleFragment;
}

/** The front page of the sample issue: its masthead, its headline, its summary, and what else is in it. */
export const NewsletterExample = ({ brand, issue }: NewsletterExampleProps) => (
  <div className="newsletter" css={styles}>
    <Masthead brand={brand} edition={issue.edition} />
    <p className="headline">{issue.heading}</p>
    <div className="columns">
      <Prose html={issue.intro} className="summary" />
      <ol>
        {issue.parts.map(({ id, heading }) => (
          <li key={id}>{heading}</li>
        ))}
      </ol>
    </div>
  </div>
);

/** A bulletin as it could look, with the point for readers abroad marked. */
export const BulletinExample = ({ example }: { example: Queries.BulletinExampleFragment }) => (
  <div className="bulletin" css={styles}>
    <p className="label">{example.label}</p>
    <p className="headline">{example.headline}</p>
    <dl>
      {example.points.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      <div>
        <dt>{example.abroad.title}</dt>
        <dd>
          <mark>{example.abroad.text}</mark>
        </dd>
      </div>
    </dl>
  </div>
);

/** An invitation to a meeting as it could look. */
export const MeetingExample = ({ example }: { example: Queries.MeetingExampleFragment }) => (
  <div className="meeting" css={styles}>
    <p className="label">{example.label}</p>
    <p className="headline">{example.headline}</p>
    <dl>
      {example.points.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </div>
);

export const query = graphql`
  fragment NewsletterExample on Issue {
    edition
    heading
    intro
    parts {
      id
      heading
    }
  }

  fragment BulletinExample on LandingServicesBulletinExample {
    label
    headline
    points {
      title
      text
    }
    abroad {
      title
      text
    }
  }

  fragment MeetingExample on LandingServicesMeetingExample {
    label
    headline
    points {
      title
      text
    }
  }
`;

const styles = css`
  padding: ${space.m} ${size.card};
  font-size: ${textSize.small};
  line-height: 1.5;
  background: ${color.white};
  border: 1px solid ${color.rule};

  .label {
    font-weight: 600;
  }

  .headline {
    margin-block: ${space.xxs} ${space.s};
    font: ${displayFont(headingSize.clause)};
    text-wrap: balance;
  }

  ol {
    margin: 0;
    padding-left: 1.25em;
  }

  /* A sheet of paper, set in columns. */
  &.newsletter .headline {
    margin-top: ${space.s};
    font-size: ${headingSize.item};
  }

  /* Phones show what the issue is about, and leave the summary to the issue. */
  ${breakpoint.belowTablet} {
    .summary {
      display: none;
    }
  }

  ${breakpoint.tablet} {
    .columns {
      display: grid;
      grid-template-columns: 3fr 2fr;
      gap: ${space.xl};
      padding-top: ${space.s};
      border-top: 1px solid ${color.rule};
    }
  }

  /* An alert. */
  &.bulletin {
    color: ${color.light};
    background: ${color.ink};
    border-color: ${color.ink};

    .headline,
    dd {
      color: ${color.white};
    }
  }

  dl {
    display: grid;
    gap: ${space.s};
    padding-top: ${space.xs};
    border-top: 1px solid ${color.edge};

    ${breakpoint.tablet} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  mark {
    color: ${color.ink};
  }

  /* A page of a calendar, with a line above it that says what it is. */
  &.meeting {
    padding-top: 0;

    .label {
      margin: 0 calc(-1 * ${size.card}) ${space.s};
      padding: ${space.xs} ${size.card};
      background: ${color.tint};
    }

    dt {
      color: ${color.soft};
    }
  }
`;
