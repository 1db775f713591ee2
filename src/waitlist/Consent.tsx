import { graphql } from 'gatsby';
import { fillText } from '../shared/page-placeholders';
import { OPEN_FACT_TEXT } from '../shared/phrases';
import { FilledText } from '../ui/FilledText';
import { ContactLink } from './ContactLink';

interface ConsentProps {
  consent: Queries.ConsentFragment;
  sender: Queries.ConsentSenderFragment;
}

/** The consent above the button. It says what visitors agree to, who sends the emails, and how to unsubscribe. */
export const Consent = ({ consent, sender }: ConsentProps) => (
  <p>
    {`${consent.emails} ${fillText(consent.sender, 'sender', describeSender(sender))} `}
    <FilledText text={consent.unsubscribe} name="email" value={<ContactLink email={sender.email} />} />
  </p>
);

/**
 * Names who asks for consent: Canadian law wants the name that the operator does business under and the
 * postal address in the request itself (SOR/2012-36, section 4).
 */
function describeSender({ brand, operator, postalAddress }: Queries.ConsentSenderFragment): string {
  if (operator && postalAddress) return `${brand} (${operator}, ${postalAddress})`;
  return `${brand} (operator and postal address: ${OPEN_FACT_TEXT})`;
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
