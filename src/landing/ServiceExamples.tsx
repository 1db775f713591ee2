import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { breakpoint, color, font, headingSize, size, space, textSize } from '../theme/tokens';
import { Prose } from '../ui/Prose';

interface NewsletterExampleProps {
  brand: string;
  issue: Queries.NewsletterExampleFragment;
}

/** The front page of the sample issue: its masthead, its headline, its summary, and what else is in it. */
export const NewsletterExample = ({ brand, issue }: NewsletterExampleProps) => (
  <div css={[exampleStyles, newsletterStyles]}>
    <p className="masthead">
      {brand} <span>{issue.label}</span>
    </p>
    <p className="headline">{issue.heading}</p>
    <div className="columns">
      <Prose html={issue.intro} className="summary" />
      <ol>
        {issue.parts.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
    </div>
  </div>
);

/** A bulletin as it could look: what happened, and when that was for readers in three time zones. */
export const BulletinExample = ({ bulletin }: { bulletin: Queries.BulletinExampleFragment }) => (
  <div css={[exampleStyles, bulletinStyles]}>
    <p className="label">{bulletin.label}</p>
    <p className="headline">{bulletin.headline}</p>
    <dl>
      {bulletin.times.map(({ place, time }, index) => (
        <div key={place}>
          <dt>{place}</dt>
          <dd>{index === bulletin.times.length - 1 ? <mark>{time}</mark> : time}</dd>
        </div>
      ))}
    </dl>
  </div>
);

/** An invitation to a meeting as it could look, with what it is about. */
export const MeetingExample = ({ meeting }: { meeting: Queries.MeetingExampleFragment }) => (
  <div css={[exampleStyles, meetingStyles]}>
    <p className="label">{meeting.label}</p>
    <p className="headline">{meeting.headline}</p>
    <ol>
      {meeting.agenda.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  </div>
);

export const fragments = graphql`
  fragment NewsletterExample on Issue {
    label
    heading
    intro
    parts {
      id
      text
    }
  }

  fragment BulletinExample on LandingServicesBulletin {
    label
    headline
    times {
      place
      time
    }
  }

  fragment MeetingExample on LandingServicesMeeting {
    label
    headline
    agenda
  }
`;

const exampleStyles = css`
  padding: ${space.m} ${size.card};
  font-size: ${textSize.small};
  line-height: 1.5;
  background: ${color.white};

  .label {
    font-weight: 600;
  }

  .headline {
    margin-block: ${space.xxs} ${space.s};
    font: 600 ${headingSize.item} / 1.2 ${font.display};
  }

  ol {
    margin: 0;
    padding-left: 1.25em;
  }
`;

/** A sheet of paper, set in columns. */
const newsletterStyles = css`
  box-shadow: 0 10px 30px ${color.shadow};

  .masthead {
    display: flex;
    justify-content: space-between;
    padding-bottom: ${space.xs};
    font: 600 ${textSize.body} / 1.3 ${font.display};
    border-bottom: 3px solid ${color.ink};
  }

  .headline {
    margin-block: ${space.s};
    font-size: ${headingSize.card};
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
`;

/** An alert, with a clock for each place. */
const bulletinStyles = css`
  color: ${color.light};
  background: ${color.ink};

  .headline {
    color: ${color.white};
  }

  dl {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space.s};
    padding-top: ${space.xs};
    border-top: 1px solid ${color.edge};
  }

  dd {
    color: ${color.white};
    font-weight: 600;
  }

  mark {
    color: ${color.ink};
  }
`;

/** A page of a calendar, with a line above it that says what it is. */
const meetingStyles = css`
  border: 1px solid ${color.rule};
  padding-top: 0;

  .label {
    margin-inline: calc(-1 * ${size.card});
    padding: ${space.xs} ${size.card};
    background: ${color.tint};
  }

  .headline {
    margin-top: ${space.s};
  }
`;
