import { css, Global } from '@emotion/react';
import { graphql } from 'gatsby';
import { Section } from '../ui/Section';
import type { DeliveryConfig } from '../shared/delivery-config';
import { formStyles, toastStyles } from './styles';
import WaitlistFormIsland from './waitlist-form.island';

/** The section with the form; without scripts, or while they load, with an address to write to. */
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
          // The GraphQL type is JSON; the build has validated it.
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

/** The notice below the form, which the loader fills (plugins/islands/loader.ts). */
const waitingStyles = css`
  display: block;

  &:not(:empty) {
    margin-top: 1rem;
    font-weight: 600;
  }
`;
