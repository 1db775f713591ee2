import { css, Global } from '@emotion/react';
import { graphql } from 'gatsby';
import { ISLANDS } from '../../plugins/islands';
import { FIELD_IDS } from '../shared/ids';
import { OPEN_TEXT } from '../shared/open-text';
import { requireContent } from '../shared/require-content';
import { tabPath } from '../shared/routes';
import { breakpoint, color, size, textSize } from '../theme/tokens';
import { HyphenatedText } from '../ui/HyphenatedText';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';
import { formStyles } from './form-styles';
import { JOINED_CLASS } from './joined-class';
import { SampleCover } from './SampleCover';
import { toastStyles } from './toast-styles';
import WaitlistFormIsland from './waitlist-form.island';

type SenderFacts = NonNullable<Queries.WaitlistSectionFragment['siteFacts']>;

/** The section with the form; without scripts, or while they load, with an address to write to. */
export function WaitlistSection({ data }: { data: Queries.WaitlistSectionFragment }) {
  const waitlist = requireContent(data.waitlist, 'content/landing/waitlist.mdx');
  const siteFacts = requireContent(data.siteFacts, 'content/site.yaml');
  const siteBuild = requireContent(data.siteBuild, 'The SiteBuild node of gatsby-node.ts');
  const { nameLabel, nameHint, emailLabel, emailHint, submitButton, again } = waitlist;
  const { signUpMode } = siteBuild;
  const isSimulated = signUpMode === 'simulated';
  const joined = waitlist.joined[signUpMode];
  const sample = requireContent(data.sample, 'content/issues/sample.mdx');
  const address = <a href={`mailto:${siteFacts.email}`}>{siteFacts.email}</a>;
  const { emails, sender, unsubscribe } = waitlist.consent;
  const consent = (
    <div className="consent">
      <p>
        {`${emails} ${sender} ${describeSender(siteFacts)}. ${unsubscribe} `}
        {address}.
      </p>
      <p>
        {waitlist.conditions.text} <a href={tabPath('terms')}>{waitlist.conditions.link}</a>.
      </p>
      {signUpMode === 'confirmed' && <p>{waitlist.confirmStep}</p>}
    </div>
  );
  const reassurance = (
    <ul className="reassurance plain-list">
      {waitlist.reassurance.map((item) => (
        <li key={item}>
          <HyphenatedText text={item} />
        </li>
      ))}
    </ul>
  );
  const afterFailure = (
    <p>
      {waitlist.failed} {address}.
    </p>
  );
  const afterSignUp = (
    <>
      <h3 id={FIELD_IDS.joined}>{joined.title}</h3>
      <p>
        {joined.text}
        {isSimulated && <> {address}.</>}
      </p>
    </>
  );
  return (
    <Section
      id="waitlist"
      heading={waitlist.heading}
      intro={waitlist.intro}
      background="ink"
      isBeside
      css={rowStyles}
    >
      <Global styles={toastStyles} />
      <div css={card}>
        {isSimulated && (
          <p className="not-connected">
            <mark>{waitlist.notConnected.title}</mark> {waitlist.notConnected.text} {address}.
          </p>
        )}
        <WaitlistFormIsland
          css={formStyles}
          // The same name is in a comment of WaitlistForm.tsx (webpackChunkName), which can't use a constant.
          chunk="toasts"
          props={{
            labels: {
              nameLabel,
              nameHint,
              emailLabel,
              emailHint,
              submitButton,
              again,
            },
            delivery: siteBuild.delivery,
          }}
          slots={{
            // Without a receiver there is no list to join or leave.
            ...(isSimulated ? {} : { consent }),
            reassurance,
            failed: afterFailure,
            joined: afterSignUp,
          }}
        />
        <output {...{ [ISLANDS.waiting]: `${waitlist.notReady} ${siteFacts.email}` }} />
        <p className={ISLANDS.fallbackClass} tabIndex={-1}>
          {waitlist.noScript} {address}
        </p>
        {waitlist.parts.map((part) => (
          <div key={part.id} className="details">
            <h3 id={part.id}>{part.text}</h3>
            <Prose html={part.html} />
          </div>
        ))}
      </div>
      <div css={sampleStyles}>
        <SampleCover css={cover} brand={siteFacts.brand} issue={sample} labels={waitlist.sample} />
      </div>
    </Section>
  );
}

/**
 * Names who asks for consent: Canadian law wants the sender and the postal address in the request
 * itself (SOR/2012-36, section 4).
 */
function describeSender({ brand, operator, postalAddress }: SenderFacts): string {
  if (operator && postalAddress) return `${operator}, ${postalAddress}`;
  return `${operator ?? brand} (operator and postal address: ${OPEN_TEXT})`;
}

export const query = graphql`
  fragment WaitlistFormLabels on LandingWaitlist {
    nameLabel
    nameHint
    emailLabel
    emailHint
    submitButton
    again
  }

  fragment AfterSignUp on AfterSignUp {
    title
    text
  }

  fragment WaitlistSection on Query {
    waitlist: landingWaitlist {
      heading
      intro
      parts {
        id
        text
        html
      }
      sample {
        ...SampleCoverLabels
      }
      notConnected {
        title
        text
      }
      consent {
        emails
        sender
        unsubscribe
      }
      conditions {
        text
        link
      }
      confirmStep
      reassurance
      failed
      joined {
        simulated {
          ...AfterSignUp
        }
        delivered {
          ...AfterSignUp
        }
        confirmed {
          ...AfterSignUp
        }
      }
      noScript
      notReady
      ...WaitlistFormLabels
    }
    sample: issue(name: { eq: "sample" }) {
      ...SampleCover
    }
    siteFacts {
      brand
      email
      operator
      postalAddress
    }
    siteBuild {
      signUpMode
      delivery {
        preset
        url
        format
        fields {
          name
          email
          constants {
            name
            json
          }
        }
        accept
        idempotent
        honeypot
        confirms
      }
    }
  }
`;

/** Stripes in navy, rust and white, as on the edge of an airmail envelope. */
const airmail = `repeating-linear-gradient(
  -45deg,
  ${color.accent} 0 0.75rem,
  ${color.white} 0.75rem 1.25rem,
  ${color.ink} 1.25rem 2rem,
  ${color.white} 2rem 2.5rem
)`;

const card = css`
  align-self: start;
  padding: ${size.card};
  color: ${color.ink};
  background: ${color.white};

  &::before {
    display: block;
    height: 0.5rem;
    margin: calc(-1 * ${size.card}) calc(-1 * ${size.card}) ${size.card};
    background: ${airmail};
    content: '';
  }

  ${breakpoint.tablet} {
    grid-row: 1 / span 2;
    grid-column: 7 / -1;
  }

  .not-connected {
    margin-bottom: 1.25rem;
    padding-bottom: 1.25rem;
    border-bottom: 1px solid ${color.rule};
  }

  .not-connected mark {
    font-weight: 600;
  }

  .consent > * + * {
    margin-top: 0.5rem;
  }

  .reassurance li {
    position: relative;
    padding-left: 1.5rem;
  }

  .reassurance li + li {
    margin-top: 0.125rem;
  }

  /* A tick, drawn with two borders. */
  .reassurance li::before {
    position: absolute;
    top: 0.35em;
    left: 0.25rem;
    width: 0.4rem;
    height: 0.75rem;
    border: solid ${color.ink};
    border-width: 0 2px 2px 0;
    transform: rotate(40deg);
    content: '';
  }

  /* The notice below the form, which the loader fills (plugins/islands/loader.ts). */
  > output:not(:empty) {
    display: block;
    margin-top: 1rem;
    font-weight: 600;
  }

  .details {
    margin-top: 1.25rem;
    padding-top: 1rem;
    color: ${color.soft};
    font-size: ${textSize.small};
    line-height: 1.5;
    border-top: 1px solid ${color.rule};
  }

  .details h3 {
    margin-bottom: 0.25rem;
    font: inherit;
    font-weight: 600;
  }

  .details p + p {
    margin-top: 0.5rem;
  }

  /* After a sign-up, the form needs no explanation any more. */
  &:has(form.${JOINED_CLASS}) > :is(.not-connected, .details) {
    display: none;
  }

  /* What is left is as high as the cover beside it, and leaves room for the toast above it. */
  &:has(form.${JOINED_CLASS}) {
    ${breakpoint.tablet} {
      grid-row: 2;
      align-self: stretch;
    }
  }
`;

/** The heading and its text take no more room than they need, so that the cover follows them beside the card. */
const rowStyles = css`
  ${breakpoint.tablet} {
    > .grid {
      grid-template-rows: auto 1fr;
    }
  }
`;

const sampleStyles = css`
  display: grid;
  margin-top: 1.25rem;

  ${breakpoint.tablet} {
    grid-row: 2;
    grid-column: 1 / span 6;
    margin: 0.5rem 1.5rem 0 0;
  }

  @media print {
    display: none;
  }
`;

const cover = css`
  margin-inline: 0.5rem;
  transform: rotate(-2deg);
`;
