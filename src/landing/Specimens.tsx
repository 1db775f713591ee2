import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { breakpoint, color, font, headingSize, size, textSize } from '../theme/tokens';
import { Prose } from '../ui/Prose';

/** The front page of the sample issue: its headline, its summary, and what else is in it. */
export function IssueSpecimen({ issue }: { issue: Queries.IssueSpecimenFragment }) {
  return (
    <div css={[specimenStyles, issueStyles]}>
      <p className="label">{issue.label}</p>
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
}

/** A bulletin as it could look: what happened, and when that was for readers in three time zones. */
export function BulletinSpecimen({ bulletin }: { bulletin: Queries.BulletinSpecimenFragment }) {
  return (
    <div css={specimenStyles}>
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
}

/** An invitation to a meeting as it could look, with what it is about. */
export function MeetingSpecimen({ meeting }: { meeting: Queries.MeetingSpecimenFragment }) {
  return (
    <div css={specimenStyles}>
      <p className="label">{meeting.label}</p>
      <p className="headline">{meeting.headline}</p>
      <ol>
        {meeting.agenda.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </div>
  );
}

export const query = graphql`
  fragment IssueSpecimen on Issue {
    label
    heading
    intro
    parts {
      id
      text
    }
  }

  fragment BulletinSpecimen on LandingServicesBulletin {
    label
    headline
    times {
      place
      time
    }
  }

  fragment MeetingSpecimen on LandingServicesMeeting {
    label
    headline
    agenda
  }
`;

const specimenStyles = css`
  min-height: 7.5rem;
  /* With the border, text is as far from the edge as in a card without one. */
  padding: 0.75rem calc(${size.card} - 1px);
  font-size: ${textSize.small};
  line-height: 1.5;
  background: ${color.white};
  border: 1px solid ${color.rule};
  border-top: 3px solid ${color.ink};

  .label {
    color: ${color.soft};
    font-weight: 600;
  }

  .headline {
    margin-bottom: 0.25rem;
    font: 600 ${textSize.lead} / 1.3 ${font.display};
  }

  dl > div {
    display: flex;
    gap: 1rem;
    justify-content: space-between;
  }

  ol {
    margin: 0;
    padding-left: 1.25em;
  }
`;

/** The sheet of the newsletter is larger than the others, and set in columns. */
const issueStyles = css`
  padding-block: 1rem 1.25rem;

  .headline {
    margin-block: 0.25rem 0.75rem;
    font-size: ${headingSize.item};
    line-height: 1.2;
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
      gap: 1.5rem;
      padding-top: 0.75rem;
      border-top: 1px solid ${color.rule};
    }
  }
`;
