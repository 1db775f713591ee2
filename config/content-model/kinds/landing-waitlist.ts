import * as z from 'zod';
import { text } from '../../../plugins/mdx-content';
import { defineMenuSectionKind } from '../define-section-kind';
import { listOf, textWithOnePlaceholder, textWithOptionalPlaceholder, textWithPlaceholder } from '../fields';
import type { SignUpMode } from '../sign-up-modes';

/** The hint of a text that shows the contact address as a link. */
const EMAIL_HINT = 'Write {email} for the contact address.';

const notConnected = z
  .strictObject({
    title: text.meta({
      title: 'First sentence',
      description: 'It is marked in yellow.',
    }),
    text: textWithPlaceholder('email').meta({
      title: 'Text',
      description: EMAIL_HINT,
      isLong: true,
    }),
  })
  .meta({
    title: 'While the form is not connected',
    description: 'It appears above the fields until the form is connected to a mailing list.',
  });

const consent = z
  .strictObject({
    emails: text.meta({
      title: 'What people agree to',
      description: 'Which emails they get.',
      isLong: true,
    }),
    sender: textWithPlaceholder('sender').meta({
      title: 'Who sends the emails',
      description: 'Write {sender} for the brand, with the operator and the postal address in parentheses.',
    }),
    unsubscribe: textWithPlaceholder('email').meta({
      title: 'How to unsubscribe',
      description: EMAIL_HINT,
      isLong: true,
    }),
  })
  .meta({
    title: 'What joining means',
    description: 'It appears above the button once the form is connected. Ask counsel before you change it.',
  });

const nextStep = z
  .strictObject({
    simulated: text.meta({ title: 'While the form is not connected', isLong: true }),
    delivered: text.meta({ title: 'When the sign-up is sent', isLong: true }),
    confirmed: text.meta({ title: 'When the visitor has to confirm by email', isLong: true }),
  } satisfies Record<SignUpMode, z.ZodType>)
  .meta({
    title: 'What the button leads to',
    description: 'It appears below the button. Visitors see one of these texts.',
  });

const failed = z
  .strictObject({
    text: textWithPlaceholder('link').meta({
      title: 'Text',
      description: 'It follows the message. Write {link} for the words of the link.',
    }),
    link: text.meta({
      title: 'Words of the link',
      description: 'The link starts an email to us.',
    }),
  })
  .meta({
    title: 'When sending has failed',
    description: 'They appear below the button.',
  });

/**
 * Describes the texts that take the place of the form after a sign-up.
 *
 * @param explanation the schema of the text that says what happens next
 */
const joinedText = (title: string, explanation: z.ZodString) =>
  z
    .strictObject({
      title: text.meta({ title: 'Title' }),
      sentTo: textWithOnePlaceholder('address')
        .meta({
          title: 'Where we write to',
          description: 'Write {address} for the address that was typed.',
        })
        .optional(),
      text: explanation.meta({
        title: 'Text',
        isLong: true,
      }),
      againButton: text.meta({
        title: 'Button',
        description: 'It shows the form again.',
      }),
    })
    .meta({ title, graphqlType: 'JoinedText' });

const joined = z
  .strictObject({
    simulated: joinedText(
      'While the form is not connected',
      textWithPlaceholder('email').meta({ description: EMAIL_HINT }),
    ),
    delivered: joinedText('When the sign-up was sent', textWithOptionalPlaceholder('email')),
    confirmed: joinedText(
      'When the visitor still has to confirm by email',
      textWithOptionalPlaceholder('email'),
    ),
  } satisfies Record<SignUpMode, z.ZodType>)
  .meta({
    title: 'After a sign-up',
    description: 'What happens next. Visitors see one of them.',
  });

/**
 * The section of the home page with the form to join the waitlist: its labels, and what visitors read before
 * and after they send it.
 */
export const LANDING_WAITLIST = defineMenuSectionKind(
  { type: 'LandingWaitlist', name: 'waitlist', title: 'Waitlist form', body: 'parts' },
  {
    shortMenu: text.meta({
      title: 'Name in the bar of phones',
      description: 'One word, which the name in the menu has too.',
    }),
    notConnected,
    nameLabel: text.meta({ title: 'Label of the name' }),
    nameHint: text.meta({
      title: 'Hint below that label',
      description: 'Why we ask. A few words.',
    }),
    emailLabel: text.meta({ title: 'Label of the email address' }),
    emailHint: text.meta({
      title: 'Hint below that label',
      description: 'A few words.',
    }),
    consent,
    submitButton: text.meta({ title: 'Button' }),
    nextStep,
    reassurance: listOf(text, 'sentence').meta({
      title: 'Sentences below the button',
      description: 'Answers to what worries people who are about to join. Write {launch} for the launch.',
      isAlwaysVisible: true,
    }),
    failed,
    joined,
    noScript: textWithPlaceholder('email').meta({
      title: 'Without JavaScript',
      description: EMAIL_HINT,
      isLong: true,
    }),
    notReady: textWithPlaceholder('email').meta({
      title: 'While the form is loading',
      description: `Shown to somebody who clicks early on a slow line. ${EMAIL_HINT}`,
      isLong: true,
    }),
  },
);
