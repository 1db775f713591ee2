import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { MISSING_FACT_TEXT } from '../shared/missing-fact-text';
import { fillPlaceholder } from '../shared/page-placeholders';
import { CLASS } from '../theme/class-names';
import { space } from '../theme/spacing';
import { ContactLink } from '../ui/ContactLink';
import { Prose } from '../ui/Prose';
import { TextWithPlaceholder } from '../ui/TextWithPlaceholder';

/**
 * Says what joining means: which emails visitors agree to get, who sends them, how to unsubscribe, and the
 * terms that apply.
 */
export function Consent({ data }: { data: Queries.ConsentFragment }) {
  const { landingWaitlist, siteFacts } = data;
  const { consent, parts } = landingWaitlist;
  const sender = fillPlaceholder(consent.sender, 'sender', describeSender(siteFacts));
  const contactLink = <ContactLink email={siteFacts.email} />;
  return (
    <>
      <p>
        {`${consent.emails} ${sender} `}
        <TextWithPlaceholder text={consent.unsubscribe} name="email" value={contactLink} />
      </p>
      {parts.map((part) => (
        <div key={part.id} css={partStyles}>
          <h3 id={part.id} className={CLASS.visuallyHidden}>
            {part.heading}
          </h3>
          <Prose className="terms" html={part.html} />
        </div>
      ))}
    </>
  );
}

/**
 * Names who asks for consent: Canadian law requires the name that the operator does business under and the
 * postal address in the request itself (SOR/2012-36, section 4).
 */
function describeSender({ brand, operator, postalAddress }: Queries.SenderFragment): string {
  if (operator && postalAddress) return `${brand} (${operator}, ${postalAddress})`;
  return `${brand} (operator and postal address: ${MISSING_FACT_TEXT})`;
}

export const query = graphql`
  fragment Consent on Query {
    landingWaitlist {
      consent {
        emails
        sender
        unsubscribe
      }
      parts {
        id
        heading
        html
      }
    }
    siteFacts {
      email
      ...Sender
    }
  }

  fragment Sender on SiteFacts {
    brand
    operator
    postalAddress
  }
`;

const partStyles = css`
  /* The terms are as wide as the fields above them. */
  .terms {
    max-width: none;
    margin-top: ${space.xs};
  }
`;
