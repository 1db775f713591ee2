import { z } from 'zod';
import { date, plainText, readYaml, resolvePlaceholders, text } from '../../plugins/mdx-content';
import { LAUNCH_PLACEHOLDERS, QUARTER } from './launch';

const URL_RULE =
  'must be https:// and the name of a host, as browsers show it and with nothing after it, such as https://www.example.org';

const ORIGIN = /^https:\/\/[a-z\d.-]+(:\d+)?$|^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

/** The public address of the site: `url` in content/site.yaml, and SITE_URL. Only a local address may begin with http. */
export const siteUrl = z
  .string()
  .refine((url) => ORIGIN.test(url) && URL.canParse(url) && new URL(url).origin === url, URL_RULE);

/** The fields of content/site.yaml; its GraphQL type follows. */
export const siteFacts = z.strictObject({
  brand: text,
  product: text,
  email: z.email('must be an email address'),
  url: siteUrl,
  title: text,
  description: text,
  launch: text,
  /** The last day on which `launch` is true. */
  launchBy: date,
  /** The quarter that the first issue covers. */
  firstReport: z.string().regex(QUARTER, 'must be a year and a quarter, such as 2025-Q1'),
  notice: text.meta({ alwaysVisible: true }),
  previewNotice: text,
  /** The legal name of the operator. */
  operator: text.optional(),
  postalAddress: text.optional(),
  /** Names and addresses of the representatives of Article 27 of the GDPR and of the UK GDPR. */
  euRepresentative: text.optional(),
  ukRepresentative: text.optional(),
  /** The site has not been published yet, so its legal record may be started anew. */
  unpublished: z.literal(true, 'must be true; after the first publication, remove the line').optional(),
  repository: z
    .string()
    .regex(
      /^https:\/\/[\w.-]+(\/[\w.-]+)+$/,
      'must be the https:// address of the repository, without a slash at the end',
    )
    .optional(),
  social: z.array(
    z.strictObject({
      name: text,
      url: z.url({ protocol: /^https$/, error: 'must begin with https://' }).optional(),
    }),
  ),
});

export type SiteFacts = z.infer<typeof siteFacts>;

/** The facts of a build: `SITE_URL`, when set, replaces `url`, and the placeholders of the description are filled in. */
export const factsOfBuild = (facts: SiteFacts, { SITE_URL } = process.env): SiteFacts => ({
  ...facts,
  url: SITE_URL || facts.url,
  description: resolvePlaceholders(facts.description, facts, { placeholders: LAUNCH_PLACEHOLDERS }),
});

/** The facts of a build, from the text of content/site.yaml; undefined when it has a mistake. */
export function readSiteFacts(yaml: string): SiteFacts | undefined {
  const fields = readYaml(plainText(yaml), siteFacts, () => undefined);
  return fields?.value && factsOfBuild(fields.value);
}
