import { css, Global } from '@emotion/react';
import { graphql } from 'gatsby';
import { Section } from '../ui/Section';
import type { DeliveryConfig } from '../shared/delivery-config';
import { formStyles, toastStyles } from './styles';
import WaitlistFormIsland from './waitlist-form.island';

/** Where visitors sign up; while scripts are on their way or where there are none, whom to write to instead. */
export function WaitlistSection({ data }: { data: Queries.WaitlistSectionFragment }) {
  const { waitlist, contact, waitlistSettings } = data;
  if (!waitlist || !contact) throw new Error('content/landing/waitlist.mdx or content/site.yaml is missing.');
  const { nameLabel, emailLabel, submitButton } = waitlist;
  return (
    <Section id="waitlist" heading={waitlist.heading} intro={waitlist.html} tinted beside>
      <Global styles={toastStyles} />
      <WaitlistFormIsland
        css={formStyles}
        props={{
          words: { nameLabel, emailLabel, submitButton },
          // GraphQL knows it as JSON only; it was checked when the build read it.
          delivery: (waitlistSettings?.delivery ?? null) as DeliveryConfig | null,
        }}
      />
      <output css={waitingStyles} data-waiting={`${waitlist.notReady} ${contact.email}`} />
      <p className="without-script" tabIndex={-1}>
        {waitlist.noScript} <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
    </Section>
  );
}

export const fragment = graphql`
  fragment WaitlistSection on Query {
    waitlist: landingWaitlist {
      heading
      html
      nameLabel
      emailLabel
      submitButton
      noScript
      notReady
    }
    contact: siteFacts {
      email
    }
    waitlistSettings {
      delivery
    }
  }
`;

/** Under the form, as soon as the loader has words for it. */
const waitingStyles = css`
  display: block;

  &:not(:empty) {
    margin-top: 1rem;
    font-weight: 600;
  }
`;
