import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { ISLAND_DOM_NAMES } from '../../plugins/islands';
import { deliveryConfigSchema } from '../shared/delivery-config';
import { fillText } from '../shared/page-placeholders';
import { CLASS } from '../theme/class-names';
import { color, hairline, size, space } from '../theme/tokens';
import { FilledText } from '../ui/FilledText';
import { Prose } from '../ui/Prose';
import { Consent } from './Consent';
import { ContactLink } from './ContactLink';
import { FORM_CHUNK } from './form-chunk';
import { formIn } from './form-classes';
import { formStyles } from './form-styles';
import { MESSAGES } from './messages';
import { Reassurance } from './Reassurance';
import WaitlistFormIsland from './waitlist-form.island';

interface WaitlistCardProps {
  waitlist: Queries.WaitlistCardFragment;
  sender: Queries.WaitlistCardSenderFragment;
  /** The settings that say where sign-ups go, and which texts visitors therefore get. */
  settings: Queries.WaitlistCardSettingsFragment;
  /** A link to the sample issue, which follows a sign-up. */
  issueLink: ReactNode;
  className?: string;
}

/** The card with the form, and what replaces the form while it can't work. */
export function WaitlistCard({ waitlist, sender, settings, issueLink, className }: WaitlistCardProps) {
  const { nameLabel, nameHint, emailLabel, emailHint, submitButton, failed } = waitlist;
  const { signUpMode } = settings;
  // GraphQL has no type for it but JSON, because a receiver can need any fields.
  const delivery = deliveryConfigSchema.nullable().parse(settings.delivery);
  const isSimulated = signUpMode === 'simulated';
  const { title, sentTo, text, againButton } = waitlist.joined[signUpMode];
  const email = <ContactLink email={sender.email} />;
  const link = <a href={`mailto:${sender.email}`}>{failed.link}</a>;
  const waitingNotice = {
    [ISLAND_DOM_NAMES.waitingAttribute]: fillText(waitlist.notReady, 'email', sender.email),
  };
  const terms = waitlist.parts.map((part) => (
    <div key={part.id}>
      <h3 id={part.id} className={CLASS.visuallyHidden}>
        {part.heading}
      </h3>
      <Prose className="terms" html={part.html} />
    </div>
  ));
  return (
    <div css={styles} className={className}>
      {isSimulated && (
        <p className="not-connected">
          <mark>{waitlist.notConnected.title}</mark>{' '}
          <FilledText text={waitlist.notConnected.text} name="email" value={email} />
        </p>
      )}
      <WaitlistFormIsland
        css={formStyles}
        chunk={FORM_CHUNK}
        props={{
          labels: { nameLabel, nameHint, emailLabel, emailHint, submitButton },
          joinedLabels: { title, sentTo, againButton },
          delivery,
        }}
        slots={{
          // Without a receiver there is no list to join or leave.
          consent: !isSimulated && (
            <>
              <Consent consent={waitlist.consent} sender={sender} />
              {terms}
            </>
          ),
          nextStep: <p>{waitlist.nextStep[signUpMode]}</p>,
          failed: (
            <p>
              <b>{MESSAGES.failed}</b> <FilledText text={failed.text} name="link" value={link} />
            </p>
          ),
          joined: (
            <>
              <p>
                <FilledText text={text} name="email" value={email} />
              </p>
              <p>{issueLink}</p>
            </>
          ),
        }}
      />
      <output {...waitingNotice} />
      <p className={ISLAND_DOM_NAMES.fallbackClass} tabIndex={-1}>
        <FilledText text={waitlist.noScript} name="email" value={email} />
      </p>
      <div className={`below-form ${CLASS.screenOnly}`}>
        <Reassurance sentences={waitlist.reassurance} />
      </div>
    </div>
  );
}

export const query = graphql`
  fragment WaitlistCardAfterSignUp on AfterSignUp {
    title
    sentTo
    text
    againButton
  }

  fragment WaitlistCard on LandingWaitlist {
    nameLabel
    nameHint
    emailLabel
    emailHint
    submitButton
    notConnected {
      title
      text
    }
    consent {
      ...Consent
    }
    nextStep {
      simulated
      delivered
      confirmed
    }
    failed {
      text
      link
    }
    reassurance
    joined {
      simulated {
        ...WaitlistCardAfterSignUp
      }
      delivered {
        ...WaitlistCardAfterSignUp
      }
      confirmed {
        ...WaitlistCardAfterSignUp
      }
    }
    notReady
    noScript
    parts {
      id
      heading
      html
    }
  }

  fragment WaitlistCardSender on SiteFacts {
    email
    ...ConsentSender
  }

  fragment WaitlistCardSettings on SiteBuild {
    signUpMode
    delivery
  }
`;

/**
 * A pair of stripes as on the edge of an airmail envelope, before they are slanted. Each colour begins where
 * the one before it ends, which CSS lets us write as 0. Rust is for what leads to a sign-up, as this card does.
 */
const airmail = `linear-gradient(90deg, transparent 12%, ${color.ink} 0 38%, transparent 0 62%, ${color.accent} 0 88%, transparent 0)`;

const styles = css`
  padding: ${size.card};
  color: ${color.ink};
  background: ${color.white};

  /* A white line stays above the stripes. Only whole pairs of stripes fit between the edges. */
  &::before {
    display: block;
    height: ${space.xs};
    margin: calc(${space.xxs} - ${size.card}) calc(-1 * ${size.card}) ${size.card};
    background: ${airmail} 0 / ${space.xxl} 100% round;
    transform: skewX(-45deg);
    content: '';
  }

  .not-connected {
    margin-bottom: ${space.l};
    padding-bottom: ${space.l};
    border-bottom: ${hairline};
  }

  /* The notice below the form, which the loader fills (plugins/islands/loader.ts). */
  > output:not(:empty) {
    display: block;
    margin-top: ${space.m};
    font-weight: 600;
  }

  .below-form {
    margin-top: ${space.m};
  }

  /* This text is as wide as the fields above it. */
  .terms {
    max-width: none;
    margin-top: ${space.xs};
  }

  /* After a sign-up, nobody needs the notice above the form or the texts below it any more. */
  &:has(${formIn('joined')}) > :is(.not-connected, .below-form) {
    display: none;
  }
`;
