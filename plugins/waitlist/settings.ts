import * as z from 'zod';
import type { DeliveryConfig } from './delivery-config';

const PREFIX = 'GATSBY_WAITLIST_';

/** What known receivers need besides the defaults; src/waitlist/README.md links to their documentation. */
const PRESETS: Record<string, { fields?: object; [setting: string]: unknown }> = {
  ghost: { accept: 'any', idempotent: 'address', confirms: 'yes', fields: { emailType: 'subscribe' } },
  listmonk: { idempotent: 'address', confirms: 'yes' },
  // These two store each sign-up that they get. Browsers send a form over a connection of its own, and so once.
  formspree: { format: 'form' },
  basin: { format: 'form' },
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
const yesOrNo = z.stringbool({ truthy: ['yes'], falsy: ['no'], error: 'must be yes or no' }).default(false);
const fieldName = (name: string) => z.string().min(1, INVALID_FIELDS).default(name);
const plain = z.union([z.string(), z.number(), z.boolean()]);

/** The variables that set where sign-ups go, without their prefix and in lower case. */
export const SETTINGS = z.object({
  preset: oneOf(...Object.keys(PRESETS)).optional(),
  url: z
    .string(INVALID_ADDRESS)
    .refine((url) => ADDRESS.test(url) && URL.canParse(url, 'https://site.invalid'), INVALID_ADDRESS),
  format: oneOf('json', 'form').default('json'),
  fields: z
    .object({ name: fieldName('name'), email: fieldName('email') }, INVALID_FIELDS)
    .catchall(z.union([plain, z.array(plain)], INVALID_FIELDS)),
  accept: oneOf('json', 'any').default('json'),
  idempotent: oneOf('no', 'address', 'key').default('no'),
  honeypot: yesOrNo,
  confirms: yesOrNo,
});

const variable = (setting?: PropertyKey) => PREFIX + String(setting).toUpperCase();

/**
 * Reads and checks where sign-ups go.
 *
 * @param environment variables of the build
 * @returns null when nothing is configured and the form only simulates
 * @throws Error with one sentence for each invalid variable
 */
export function readWaitlistSettings(environment: NodeJS.ProcessEnv): DeliveryConfig | null {
  const set: Record<string, string> = {};
  for (const [name, value = ''] of Object.entries(environment)) {
    if (name.startsWith(PREFIX) && value.trim()) set[name.slice(PREFIX.length).toLowerCase()] = value.trim();
  }
  if (Object.keys(set).length === 0) return null;
  const mistakes = Object.keys(set)
    .filter((name) => !(name in SETTINGS.shape))
    .map((name) => `${variable(name)} is not known: src/waitlist/README.md lists all variables.`);
  const preset = PRESETS[set['preset'] ?? ''] ?? {};
  const fields = parseFields(set['fields'] ?? '{}', preset.fields);
  const checked = SETTINGS.safeParse({ ...preset, ...set, fields });
  if (checked.success && mistakes.length === 0) return checked.data;
  for (const { path, message } of checked.error?.issues ?? []) {
    const value = set[String(path[0])]?.replace(/\/\/[^/]*@/, '//…@');
    const name = variable(path[0]);
    mistakes.push(value ? `${name} ${message}. It is: ${value}` : `${name} is missing: it ${message}.`);
  }
  throw new Error(['The waitlist cannot be set up.', ...mistakes].join('\n'));
}

/** Adds the fields in a text to those of the preset; undefined when the text is not a JSON object. */
function parseFields(text: string, ofPreset: object = {}): object | undefined {
  try {
    return { ...ofPreset, ...z.record(z.string(), z.unknown()).parse(JSON.parse(text)) };
  } catch {
    return undefined;
  }
}
