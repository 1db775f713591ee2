import { css, Global } from '@emotion/react';
import { graphql } from 'gatsby';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';
import type { DeliveryConfig } from '../shared/delivery-config';
import { breakpoint, color, size, textSize } from '../theme/tokens';
import { formStyles } from './form-styles';
import { toastStyles } from './toast-styles';
import WaitlistFormIsland from './waitlist-form.island';

/** The section with the form; without scripts, or while they load, with an address to write to. */
export function WaitlistSection({ data }: { data: Queries.WaitlistSectionFragment }) {
  const { waitlist, siteFacts, siteBuild } = data;
  if (!waitlist || !siteFacts || !siteBuild)
    throw new Error('content/landing/waitlist.mdx or content/site.yaml is missing.');
  const { nameLabel, emailLabel, submitButton, again } = waitlist;
  // The GraphQL types are String and JSON; the build has validated both.
  const signUps = siteBuild.signUps as keyof typeof waitlist.joined;
  const delivery = (siteBuild.delivery ?? null) as DeliveryConfig | null;
  return (
    <Section id="waitlist" heading={waitlist.heading} intro={waitlist.intro} background="ink" beside>
      <Global styles={[toastStyles, tickedList]} />
      <div css={card}>
        <WaitlistFormIsland
          css={formStyles}
          props={{
            words: { nameLabel, emailLabel, submitButton, again, joined: waitlist.joined[signUps] },
            delivery,
          }}
        />
        <output data-waiting={`${waitlist.notReady} ${siteFacts.email}`} data-chunk="toasts" />
        <p className="without-script" tabIndex={-1}>
          {waitlist.noScript} <a href={`mailto:${siteFacts.email}`}>{siteFacts.email}</a>
        </p>
        {waitlist.parts.map((part) => (
          <div key={part.id} className="details">
            <h3 id={part.id}>{part.text}</h3>
            <Prose html={part.html} />
          </div>
        ))}
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment WaitlistSection on Query {
    waitlist: landingWaitlist {
      heading
      intro
      parts {
        id
        text
        html
      }
      nameLabel
      emailLabel
      submitButton
      joined {
        simulated
        delivered
        confirmed
      }
      again
      noScript
      notReady
    }
    siteFacts {
      email
    }
    siteBuild {
      signUps
      delivery
    }
  }
`;

/** The list beside the form. */
const tickedList = css`
  #waitlist .opening {
    font-size: ${textSize.small};
  }

  #waitlist .opening ul {
    padding: 0;
    list-style: none;
  }

  #waitlist .opening li {
    position: relative;
    padding-left: 1.875rem;
  }

  #waitlist .opening li::before {
    position: absolute;
    top: 0.3em;
    left: 0.25rem;
    width: 0.5em;
    height: 0.875em;
    border: solid ${color.white};
    border-width: 0 2px 2px 0;
    rotate: 40deg;
    content: '';
  }
`;

const card = css`
  align-self: start;
  padding: ${size.card};
  color: ${color.ink};
  background: ${color.white};
  border-radius: 4px;

  ${breakpoint.tablet} {
    grid-column: 7 / -1;
  }

  ${breakpoint.desktop} {
    grid-column: 8 / -1;
  }

  /* The notice below the form, which the loader fills (plugins/islands/loader.ts). */
  > output:not(:empty) {
    display: block;
    margin-top: 1rem;
    font-weight: 600;
  }

  .details {
    color: ${color.soft};
    font-size: ${textSize.tiny};
    line-height: 1.5;
  }

  .details h3 {
    font: inherit;
    font-weight: 600;
  }
`;
