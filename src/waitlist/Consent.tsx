import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { OPEN_FACT_TEXT } from '../shared/phrases';
import { color, space, textSize } from '../theme/tokens';
import { ContactLink } from './ContactLink';
import { fillText } from './fill-text';
import { FilledText } from './FilledText';

interface ConsentProps {
  consent: Queries.ConsentFragment;
  sender: Queries.ConsentSenderFragment;
  /** What else applies. It continues the paragraph about the sender. */
  children: ReactNode;
}

/** What visitors agree to when they join, who sends the emails, and how to unsubscribe. */
export const Consent = ({ consent, sender, children }: ConsentProps) => (
  <div css={styles}>
    <p>{consent.emails}</p>
    <div>
      <p>
        {`${fillText(consent.sender, { sender: describeSender(sender) })} `}
        <FilledText text={consent.unsubscribe} values={{ email: <ContactLink email={sender.email} /> }} />
      </p>{' '}
      {children}
    </div>
  </div>
);

/**
 * Names who asks for consent: Canadian law wants the sender and the postal address in the request
 * itself (SOR/2012-36, section 4).
 */
function describeSender({ brand, operator, postalAddress }: Queries.ConsentSenderFragment): string {
  if (operator && postalAddress) return `${operator}, ${postalAddress}`;
  return `${operator ?? brand} (operator and postal address: ${OPEN_FACT_TEXT})`;
}

export const query = graphql`
  fragment Consent on LandingWaitlistConsent {
    emails
    sender
    unsubscribe
  }

  fragment ConsentSender on SiteFacts {
    brand
    email
    operator
    postalAddress
  }
`;

const styles = css`
  > p {
    margin-bottom: ${space.xs};
    color: ${color.ink};
    font-size: ${textSize.body};
  }

  /* The first paragraph of the children continues the one about the sender. */
  > div :is(div, p:first-of-type) {
    display: inline;
  }
`;
