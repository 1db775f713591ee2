import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { FALLBACK_CLASS, WAITING_ATTRIBUTE } from '../../plugins/islands/dom-names';
import { SampleIssueLink } from '../issue-shared/SampleIssueLink';
import { formInState } from '../shared/form-state';
import { fillPlaceholder } from '../shared/page-placeholders';
import { hairline } from '../theme/borders';
import { CLASS } from '../theme/class-names';
import { color } from '../theme/colors';
import { breakpoint } from '../theme/media';
import { size } from '../theme/sizes';
import { space } from '../theme/spacing';
import { fontWeight } from '../theme/typography';
import { ContactLink } from '../ui/ContactLink';
import { TextWithPlaceholder } from '../ui/TextWithPlaceholder';
import { STRIPES_HEIGHT } from './card-heights';
import { Consent } from './Consent';
import { deliveryOf } from './delivery-of';
import { formStyles } from './form/form-styles';
import { MESSAGES } from './form/messages';
import WaitlistFormIsland from './form/waitlist-form.island';
import { FORM_CHUNK } from './form-chunk';
import { Reassurance } from './Reassurance';

interface WaitlistCardProps {
  data: Queries.WaitlistCardFragment;
  className?: string;
}

/** The card with the form, and what replaces the form while it can't work. */
export function WaitlistCard({ data, className }: WaitlistCardProps) {
  const { landingWaitlist, siteFacts, siteBuild } = data;
  const { nameLabel, nameHint, emailLabel, emailHint, submitButton, failed } = landingWaitlist;
  const { signUpMode } = siteBuild;
  const isSimulated = signUpMode === 'simulated';
  const joined = landingWaitlist.joined[signUpMode];
  const contactLink = <ContactLink email={siteFacts.email} />;
  const mailLink = <ContactLink email={siteFacts.email}>{failed.link}</ContactLink>;
  // load-islands.ts in plugins/islands shows this text in `<output>` after an early click or submit.
  const waitingNotice = {
    [WAITING_ATTRIBUTE]: fillPlaceholder(landingWaitlist.notReady, 'email', siteFacts.email),
  };
  return (
    <div css={styles} className={className}>
      {isSimulated && (
        <p className="not-connected">
          <mark>{landingWaitlist.notConnected.title}</mark>{' '}
          <TextWithPlaceholder text={landingWaitlist.notConnected.text} name="email" value={contactLink} />
        </p>
      )}
      <WaitlistFormIsland
        css={formStyles}
        chunk={FORM_CHUNK}
        props={{
          labels: { nameLabel, nameHint, emailLabel, emailHint, submitButton },
          joinedLabels: { title: joined.title, sentTo: joined.sentTo, againButton: joined.againButton },
          delivery: deliveryOf(siteBuild),
        }}
        slots={{
          // Without a receiver there is no list to join or leave.
          consent: !isSimulated && <Consent data={data} />,
          nextStep: <p>{landingWaitlist.nextStep[signUpMode]}</p>,
          failed: (
            <p>
              <b>{MESSAGES.failed}</b> <TextWithPlaceholder text={failed.text} name="link" value={mailLink} />
            </p>
          ),
          joined: (
            <>
              <p>
                <TextWithPlaceholder text={joined.text} name="email" value={contactLink} />
              </p>
              <p>
                <SampleIssueLink className="sample-link" isButton data={data} />
              </p>
            </>
          ),
        }}
      />
      <output {...waitingNotice} />
      <p className={FALLBACK_CLASS}>
        <TextWithPlaceholder text={landingWaitlist.noScript} name="email" value={contactLink} />
      </p>
      <div className={`below-form ${CLASS.screenOnly}`}>
        <Reassurance sentences={landingWaitlist.reassurance} />
      </div>
    </div>
  );
}

export const query = graphql`
  fragment WaitlistCard on Query {
    landingWaitlist {
      nameLabel
      nameHint
      emailLabel
      emailHint
      submitButton
      notConnected {
        title
        text
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
          ...WaitlistCardJoined
        }
        delivered {
          ...WaitlistCardJoined
        }
        confirmed {
          ...WaitlistCardJoined
        }
      }
      notReady
      noScript
    }
    siteFacts {
      email
    }
    siteBuild {
      signUpMode
      ...Delivery
    }
    ...Consent
    ...SampleIssueLink
  }

  fragment WaitlistCardJoined on JoinedText {
    title
    sentTo
    text
    againButton
  }
`;

/**
 * The colors of two stripes as on the edge of an airmail envelope. A stripe that starts at 0 starts where
 * the stripe before it ends.
 */
const AIRMAIL_COLORS = [
  'transparent 12%',
  `${color.ink} 0 38%`,
  'transparent 0 62%',
  `${color.accent} 0 88%`,
  'transparent 0',
];

const AIRMAIL_STRIPES = `linear-gradient(90deg, ${AIRMAIL_COLORS.join(', ')})`;

const styles = css`
  padding: ${size.cardPadding};
  color: ${color.ink};
  background: ${color.white};

  /* Only whole pairs of stripes fit between the edges. */
  &::before {
    display: block;
    height: ${STRIPES_HEIGHT};
    margin: calc(-1 * ${size.cardPadding}) calc(-1 * ${size.cardPadding}) ${size.cardPadding};
    background: ${AIRMAIL_STRIPES} 0 / ${space.xxl} 100% round;
    transform: skewX(-45deg);
    content: '';
  }

  .not-connected {
    margin-bottom: ${space.l};
    padding-bottom: ${space.l};
    border-bottom: ${hairline};
  }

  output:not(:empty) {
    display: block;
    margin-top: ${space.m};
    font-weight: ${fontWeight.bold};
  }

  .below-form {
    margin-top: ${space.l};
  }

  /* On phones, the link is as wide as the button of the form was. */
  .sample-link {
    ${breakpoint.belowTablet} {
      width: 100%;
    }
  }

  /* After a sign-up, nobody needs the notice above the form or the texts below it any more. */
  &:has(${formInState('joined')}) :is(.not-connected, .below-form) {
    display: none;
  }
`;
