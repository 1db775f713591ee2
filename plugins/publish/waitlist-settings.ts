import { z } from 'zod';
import type { DeliveryConfig } from '../../src/shared/delivery-config';
import { readSwitch } from './read-switch';

const PREFIX = 'GATSBY_WAITLIST_';

/** The name under which Netlify lists the sign-ups, and the path of its static form. */
export const NETLIFY_FORM = { name: 'waitlist', path: '/waitlist-form/' };

/** What known receivers need besides the defaults; src/waitlist/README.md links to their documentation. */
const PRESETS: Record<string, { FIELDS?: object; [setting: string]: unknown }> = {
  ghost: { ACCEPT: 'any', IDEMPOTENT: 'address', CONFIRMS: 'yes', FIELDS: { emailType: 'subscribe' } },
  listmonk: { IDEMPOTENT: 'address', CONFIRMS: 'yes' },
  formspree: {},
  basin: { FORMAT: 'form' },
  netlify: {
    URL: NETLIFY_FORM.path,
    FORMAT: 'form',
    ACCEPT: 'any',
    FIELDS: { 'form-name': NETLIFY_FORM.name },
  },
};

/** Only characters that mean nothing in a Content-Security-Policy and in the files of hosts. */
const ADDRESS =
  /^(https:\/\/[a-z\d.-]+(:\d+)?|http:\/\/(localhost|127(\.\d+){3})(:\d+)?|(?=\/(?!\/)))(\/[\w.~%!()*+&=?@:/-]*)?$/i;

const INVALID_ADDRESS =
  'must be https:// and a host, a path of this site that begins with one /, or http:// on this computer, without a password. Hosts have letters, digits, dots and hyphens; elsewhere, write spaces, quotes and ; , $ \\ { } # percent-encoded';
const INVALID_FIELDS =
  'must be JSON in braces, for instance {"email":"EMAIL","source":"site"}, with texts, numbers, true, false and lists of them';

const oneOf = <Value extends string>(...values: Value[]) =>
  z.enum(values, `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`);
const yesOrNo = oneOf('yes', 'no').default('no');
const fieldName = (name: string) => z.string().min(1, INVALID_FIELDS).default(name);
const plain = z.union([z.string(), z.number(), z.boolean()]);

const settings = z.object({
  PRESET: oneOf(...Object.keys(PRESETS)).optional(),
  URL: z
    .string()
    .refine((url) => ADDRESS.test(url) && URL.canParse(url, 'https://site.invalid'), INVALID_ADDRESS),
  FORMAT: oneOf('json', 'form').default('json'),
  FIELDS: z
    .object({ name: fieldName('name'), email: fieldName('email') }, INVALID_FIELDS)
    .catchall(z.union([plain, z.array(plain)], INVALID_FIELDS)),
  ACCEPT: oneOf('json', 'any').default('json'),
  IDEMPOTENT: oneOf('no', 'address', 'key').default('no'),
  HONEYPOT: yesOrNo,
  CONFIRMS: yesOrNo,
});

/** Every variable that `readWaitlistSettings` reads. */
export const WAITLIST_VARIABLES = [
  'WAITLIST_REQUIRED',
  ...Object.keys(settings.shape).map((name) => PREFIX + name),
];

/**
 * Reads and checks where sign-ups go.
 *
 * @param environment variables of the build
 * @returns null when nothing is configured and the form only simulates
 * @throws Error with one sentence for each invalid variable
 */
export function readWaitlistSettings(environment: NodeJS.ProcessEnv): DeliveryConfig | null {
  const isRequired = readSwitch('WAITLIST_REQUIRED', environment);
  const set: Record<string, string> = {};
  for (const [name, value = ''] of Object.entries(environment)) {
    if (name.startsWith(PREFIX) && value.trim()) set[name.slice(PREFIX.length)] = value.trim();
  }
  if (Object.keys(set).length === 0) {
    if (isRequired) fail(['WAITLIST_REQUIRED is 1, but no receiver is configured: set GATSBY_WAITLIST_URL.']);
    return null;
  }
  const unknown = Object.keys(set).filter((name) => !(name in settings.shape));
  if (unknown.length > 0) {
    fail(unknown.map((name) => `${PREFIX}${name} is not known: src/waitlist/README.md lists all variables.`));
  }
  const preset = PRESETS[set['PRESET'] ?? ''] ?? {};
  const fields = parseFields(set['FIELDS'] ?? '{}', preset.FIELDS);
  const checked = settings.safeParse({ ...preset, ...set, FIELDS: fields });
  if (!checked.success) {
    return fail(
      checked.error.issues.map(({ path: [name], message }) => {
        const value = set[String(name)]?.replace(/\/\/[^/]*@/, '//…@');
        return value
          ? `${PREFIX}${String(name)} ${message}. It is: ${value}`
          : `${PREFIX}${String(name)} is missing: it ${message}.`;
      }),
    );
  }
  const { name, email, ...fixed } = checked.data.FIELDS;
  return {
    url: checked.data.URL,
    format: checked.data.FORMAT,
    names: { name, email },
    fixed,
    accept: checked.data.ACCEPT,
    idempotent: checked.data.IDEMPOTENT,
    honeypot: checked.data.HONEYPOT === 'yes',
    confirms: checked.data.CONFIRMS === 'yes',
    integrityToken: checked.data.PRESET === 'ghost',
  };
}

/** Adds the fields in a text to those of the preset; undefined when the text is not a JSON object. */
function parseFields(text: string, ofPreset: object = {}): object | undefined {
  try {
    return { ...ofPreset, ...z.record(z.string(), z.unknown()).parse(JSON.parse(text)) };
  } catch {
    return undefined;
  }
}

function fail(sentences: string[]): never {
  throw new Error(['The waitlist cannot be set up.', ...sentences].join('\n'));
}
