import { css, Global } from '@emotion/react';
import { graphql } from 'gatsby';
import { ISLANDS } from '../../plugins/islands';
import type { DeliveryConfig } from '../../plugins/waitlist';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';
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
  // Its GraphQL type is JSON; the build has validated it.
  const delivery = (siteBuild.delivery ?? null) as DeliveryConfig | null;
  return (
    <Section id="waitlist" heading={waitlist.heading} intro={waitlist.intro} background="ink" beside>
      <Global styles={[toastStyles, steps]} />
      <div css={card}>
        <WaitlistFormIsland
          css={formStyles}
          // The webpackChunkName in WaitlistForm.tsx, which can be no variable.
          chunk="toasts"
          props={{
            words: { nameLabel, emailLabel, submitButton, again, joined: waitlist.joined[siteBuild.signUps] },
            email: siteFacts.email,
            delivery,
          }}
        />
        <output {...{ [ISLANDS.waiting]: `${waitlist.notReady} ${siteFacts.email}` }} />
        <p className={ISLANDS.fallbackClass} tabIndex={-1}>
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

/** What happens next, in numbered steps beside the form. */
const steps = css`
  #waitlist .opening ol {
    display: grid;
    gap: 1.25rem;
    padding: 0;
    list-style: none;
    counter-reset: step;
  }

  #waitlist .opening li {
    position: relative;
    min-height: 2rem;
    margin: 0;
    padding: 0.125rem 0 0 3rem;
    counter-increment: step;
  }

  #waitlist .opening li::before {
    position: absolute;
    top: 0;
    left: 0;
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    color: ${color.white};
    font-weight: 600;
    border: 1px solid ${color.lightSoft};
    border-radius: 50%;
    content: counter(step);

    @media print {
      color: inherit;
    }
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
    margin-block: 1rem;
    font-weight: 600;
  }

  > .${ISLANDS.fallbackClass} {
    margin-bottom: 1rem;
  }

  .details {
    color: ${color.soft};
    font-size: ${textSize.small};
    line-height: 1.5;
  }

  .details h3 {
    font: inherit;
    font-weight: 600;
  }
`;
