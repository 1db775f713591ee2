import { z } from 'zod';
import type { DeliveryConfig } from '../../src/shared/delivery-config';
import { readSwitch } from './read-switch';

const PREFIX = 'GATSBY_WAITLIST_';

/** The name under which Netlify lists the sign-ups, and the path of its static form. */
export const NETLIFY_FORM = { name: 'waitlist', path: '/waitlist-form/' };

/**
 * Settings of known receivers, from their public documentation. A variable that is set overrides its preset.
 *
 * - Ghost: POST /members/api/send-magic-link/, as in its own forms; proven by `npm run test:ghost`. It answers with
 *   text, keeps one member for each address, and asks each person to confirm.
 * - listmonk: POST /api/public/subscription, listmonk.app/docs/apis/subscribers. It keeps one
 *   subscriber for each address and only adds new lists.
 * - Formspree: formspree.io/f/…, with `Accept: application/json`; otherwise it answers with a redirect.
 * - Basin: docs.usebasin.com, form endpoints with the same header.
 * - Netlify Forms: docs.netlify.com/forms/setup, "Submit JavaScript-rendered forms": form-encoded,
 *   to a static page of the site, whose HTML is the answer.
 */
const PRESETS: Record<string, { FIELDS?: object; [setting: string]: unknown }> = {
  ghost: {
    FORMAT: 'json',
    ACCEPT: 'any',
    IDEMPOTENT: 'address',
    CONFIRMS: 'yes',
    FIELDS: { emailType: 'subscribe' },
  },
  listmonk: { FORMAT: 'json', ACCEPT: 'json', IDEMPOTENT: 'address', CONFIRMS: 'yes' },
  formspree: { FORMAT: 'json', ACCEPT: 'json' },
  basin: { FORMAT: 'form', ACCEPT: 'json' },
  netlify: {
    URL: NETLIFY_FORM.path,
    FORMAT: 'form',
    ACCEPT: 'any',
    FIELDS: { 'form-name': NETLIFY_FORM.name },
  },
};

const ADDRESS =
  'must be an address that begins with https://, a path of this site that begins with one /, or http:// on this computer, and hold no password';
const INVALID_FIELDS = 'must be JSON in braces, for instance {"email":"EMAIL","source":"site"}';
const IN_A_FORM =
  'can hold only texts, numbers, true or false, and lists of them, because the format is form';
const SAME_NAME = 'gives two fields the same name';
const NO_LIST =
  'must name the lists to join, for instance {"list_uuids":["…"]}, because the preset is listmonk';

const GHOST_PATH = '/members/api/send-magic-link/';
const NOT_GHOST = `must end with ${GHOST_PATH}, for instance https://news.example.org${GHOST_PATH}, because the preset is ghost`;

const oneOf = <Value extends string>(...values: Value[]) =>
  z.enum(values, `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`);

const yesOrNo = oneOf('yes', 'no')
  .default('no')
  .transform((value) => value === 'yes');

const fieldName = (name: string) => z.string().min(1, INVALID_FIELDS).default(name);
const plain = z.union([z.string(), z.number(), z.boolean()]);
const jsonObject = z.record(z.string(), z.unknown());
const inAForm = z.record(z.string(), z.union([plain, z.array(plain)]));

const settings = z
  .object({
    PRESET: oneOf(...Object.keys(PRESETS)).optional(),
    URL: z.string().refine(isAllowedAddress, ADDRESS),
    FORMAT: oneOf('json', 'form').default('json'),
    FIELDS: z
      .object({ name: fieldName('name'), email: fieldName('email') }, INVALID_FIELDS)
      .catchall(z.json()),
    ACCEPT: oneOf('json', 'any').default('json'),
    IDEMPOTENT: oneOf('no', 'address', 'key').default('no'),
    HONEYPOT: yesOrNo,
    CONFIRMS: yesOrNo,
  })
  .superRefine(({ PRESET, URL: url, FORMAT, FIELDS: { name, email, ...fixed } }, context) => {
    const addIssue = (message: string, variable = 'FIELDS') =>
      context.addIssue({ code: 'custom', path: [variable], message });
    if (PRESET === 'ghost' && !url.endsWith(GHOST_PATH)) addIssue(NOT_GHOST, 'URL');
    if (name === email || name in fixed || email in fixed) addIssue(SAME_NAME);
    if (FORMAT === 'form' && !inAForm.safeParse(fixed).success) addIssue(IN_A_FORM);
    const lists = z
      .array(z.string())
      .min(1)
      .safeParse(fixed['list_uuids'] ?? fixed['l']);
    if (PRESET === 'listmonk' && !lists.success) addIssue(NO_LIST);
  });

/**
 * Reads and checks where sign-ups go.
 *
 * @param environment variables of the build
 * @returns null when nothing is configured and the form only simulates
 * @throws Error with one sentence for each invalid variable
 */
export function readWaitlistSettings(environment: NodeJS.ProcessEnv): DeliveryConfig | null {
  const given = Object.entries(environment)
    .filter(([name, value]) => name.startsWith(PREFIX) && value?.trim())
    .map(([name, value = '']) => [name.slice(PREFIX.length), value.trim()] as const);
  const variables = Object.keys(settings.shape);
  const unknown = given.filter(([name]) => !variables.includes(name));
  if (unknown.length > 0) {
    const known = variables.map((name) => PREFIX + name).join(', ');
    fail(unknown.map(([name]) => `${PREFIX}${name} is not known: there are ${known}.`));
  }
  const isRequired = readSwitch('WAITLIST_REQUIRED', environment);
  if (given.length === 0) {
    if (isRequired) fail(['WAITLIST_REQUIRED is 1, but no receiver is configured: set GATSBY_WAITLIST_URL.']);
    return null;
  }
  const set: Partial<Record<string, string>> = Object.fromEntries(given);
  const preset = PRESETS[set.PRESET ?? ''] ?? {};
  const checked = settings.safeParse({ ...preset, ...set, FIELDS: parseFields(set.FIELDS, preset.FIELDS) });
  if (!checked.success) {
    fail(
      checked.error.issues.map(({ path, message }) => {
        const name = String(path[0]);
        return set[name]
          ? `${PREFIX}${name} ${message}. It is: ${set[name].replace(/\/\/[^/]*@/, '//…@')}`
          : `${PREFIX}${name} is missing: it ${message}.`;
      }),
    );
  }
  const { FIELDS, ...data } = checked.data;
  const { name, email, ...fixed } = FIELDS;
  return {
    url: data.URL,
    format: data.FORMAT,
    names: { name, email },
    fixed,
    accept: data.ACCEPT,
    idempotent: data.IDEMPOTENT,
    honeypot: data.HONEYPOT,
    confirms: data.CONFIRMS,
    integrityToken: data.PRESET === 'ghost',
  };
}

/** Adds the fields that are set to those of the preset; undefined when they are not a JSON object. */
function parseFields(text = '{}', ofPreset: object = {}): object | undefined {
  try {
    return { ...ofPreset, ...jsonObject.parse(JSON.parse(text)) };
  } catch {
    return undefined;
  }
}

function isAllowedAddress(address: string): boolean {
  const site = address.startsWith('/') ? 'https://site.invalid' : undefined;
  if (!URL.canParse(address, site)) return false;
  const { origin, protocol, hostname, username, password } = new URL(address, site);
  if (site) return origin === site;
  if (username || password) return false;
  const isThisComputer = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isThisComputer);
}

function fail(sentences: string[]): never {
  throw new Error(['The waitlist cannot be set up.', ...sentences].join('\n'));
}
