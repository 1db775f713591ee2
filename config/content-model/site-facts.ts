import * as z from 'zod';
import { date, text } from '../../plugins/mdx-content';
import { siteLink, webAddress } from './fields';
import { ORIGIN } from './origins';

const URL_RULE =
  'must be https:// and the name of a host, as browsers show it and with nothing after it, such as https://www.example.org';

/** The pattern of `firstReport`: a year and a quarter. */
const QUARTER = /^20\d\d-Q[1-4]$/;

const SITE_URL = new RegExp(`^${ORIGIN}$`);

/**
 * The schema of the public address of the site, which is `url` in content/site.yaml, or the variable
 * SITE_URL.
 */
export const siteUrlSchema = z
  .string()
  .regex(SITE_URL, { error: URL_RULE, abort: true })
  .refine((url) => URL.canParse(url) && new URL(url).origin === url, URL_RULE);

/** What the editor calls the form for these facts. Messages name it. */
export const FACTS_FORM = 'Facts of the site';

/** What the form calls the field `unpublished`, which it shows as a switch. */
export const UNPUBLISHED_SWITCH = 'The site is not public yet';

/** The second sentence in the hints of facts that the privacy notice names. */
const PRIVACY_NOTICE_HINT =
  'The privacy notice names it, so once the site is public, a maintainer changes it with the notice.';

/** The schema of content/site.yaml. Its GraphQL type and its form in the editor follow from it. */
export const siteFactsSchema = z
  .strictObject({
    brand: text.meta({
      title: 'Name of the service',
      description: 'Texts show it where <Brand /> is written.',
    }),
    email: z.email('must be an email address').meta({
      title: 'Contact address',
      description:
        'A mailbox that somebody reads. Texts show it where <ContactEmail /> is written. Once the site is public, a maintainer changes it, because each legal text then needs a new version.',
    }),
    operator: text
      .meta({
        title: 'Operator',
        description:
          'The legal name of the person or company that runs the service. The foot of each page and the legal texts show it, so once the site is public, a maintainer changes it with them.',
      })
      .optional(),
    operatorCountry: text
      .meta({
        title: 'Country of the operator',
        description: `As it reads in a sentence, such as "the United States". ${PRIVACY_NOTICE_HINT}`,
      })
      .optional(),
    postalAddress: text
      .meta({
        title: 'Postal address',
        description:
          'On one line. The legal texts show it, so once the site is public, a maintainer changes it with them.',
      })
      .optional(),
    /** The representatives that Article 27 of the GDPR and of the UK GDPR demands, with their addresses. */
    euRepresentative: text
      .meta({
        title: 'Representative in the European Union',
        description: `Name and address, if counsel says that the operator needs one. ${PRIVACY_NOTICE_HINT}`,
      })
      .optional(),
    ukRepresentative: text
      .meta({
        title: 'Representative in the United Kingdom',
        description: `Name and address, if counsel says that the operator needs one. ${PRIVACY_NOTICE_HINT}`,
      })
      .optional(),
    /** Whether the site isn't public yet. Until it is, a new legal record may be started. */
    unpublished: z
      .boolean('must be true or false')
      .meta({
        title: UNPUBLISHED_SWITCH,
        description:
          'While this is on, no legal text applies yet, and the site cannot go public. Turn it off in a separate change, when nothing else is open, and fill in the next field.',
      })
      .default(false),
    publicSince: date
      .meta({
        title: 'Day on which the site went public',
        description: `Fill it in when you turn off "${UNPUBLISHED_SWITCH}". First versions of legal texts apply from this day if it is later than the day in their form.`,
      })
      .optional(),
    url: siteUrlSchema.meta({
      title: 'Address of the site',
      description: 'It begins with https:// and has no slash at the end.',
    }),
    launch: text.meta({
      title: 'Launch',
      description:
        'When the service launches, such as "mid-May 2025". All texts change with it. Change the next two fields, too.',
    }),
    launchBy: date.meta({
      title: 'Last day of the launch',
      description:
        'The last day on which the field above is still true. From the day after it, what you publish reaches visitors only when these fields have changed, too.',
    }),
    firstReport: z.string().regex(QUARTER, 'must be a year and a quarter, such as 2025-Q1').meta({
      title: 'Quarter of the first issue',
      description: 'The year and Q1, Q2, Q3 or Q4, such as 2025-Q1. The texts change with it.',
    }),
    notice: text.meta({
      title: 'Notice at the foot of each page',
      description: 'Ask counsel before you change it.',
      isLong: true,
      isAlwaysVisible: true,
    }),
    footerLinks: z
      .array(siteLink)
      .meta({
        title: 'Further links',
        description: 'They follow the sections of the home page at the foot of each page.',
      })
      .default([]),
    repository: z
      .string()
      .regex(
        /^https:\/\/[\w.-]+(\/[\w.-]+)+$/,
        'must be the https:// address of the repository, without a slash at the end',
      )
      .meta({
        title: 'Repository',
        description:
          'The https address of the repository, without a slash at the end. With it, the site has the forms at /admin/. Maintainers set it.',
      })
      .optional(),
    social: z
      .array(
        z
          .strictObject({
            name: text.meta({ title: 'Network' }),
            url: webAddress
              .meta({
                title: 'Address',
                description:
                  'The address of our account there. Without it, the foot of the page shows the name only.',
              })
              .optional(),
          })
          .meta({ graphqlType: 'SocialNetwork' }),
      )
      .meta({
        title: 'Social networks',
        description: 'Named at the foot of each page.',
      }),
  })
  .refine(({ unpublished, publicSince }) => !unpublished || !publicSince, {
    path: ['publicSince'],
    error: 'must be empty while the site is not public yet (unpublished: true)',
  });

export type SiteFacts = z.infer<typeof siteFactsSchema>;
