import * as z from 'zod';
import type { DeliveryConfig, Preset } from '../../src/shared/delivery-config';
import { ORIGIN } from '../content-model/origins';

/**
 * The prefix of the names of all variables. Gatsby gives variables that begin with GATSBY_ to the browser,
 * too.
 */
const PREFIX = 'GATSBY_WAITLIST_';

/** Settings as variables have them: texts, and fields with constant values. */
type PresetSettings = Partial<Record<Exclude<keyof DeliveryConfig, 'preset' | 'url' | 'fields'>, string>> & {
  fields?: Record<string, string>;
};

/** The settings that known receivers need in place of the defaults. */
const SETTINGS_OF_PRESETS: Record<Preset, PresetSettings> = {
  ghost: { idempotent: 'address', confirms: 'yes', fields: { emailType: 'subscribe' } },
  listmonk: { idempotent: 'address', confirms: 'yes' },
  // These two receivers store a repeated sign-up again, and browsers may repeat a request by themselves when
  // they reuse a connection that has been closed. They reuse a connection for JSON, because a preflight
  // request (CORS) comes before it. A form needs no preflight request.
  formspree: { format: 'form' },
  basin: { format: 'form' },
};

const PATH = '/[\\w.~%!()*+&=?@:/-]*';

/**
 * Matches an address, or a path of the site, which begins with a single slash. It may have only characters
 * that mean nothing special in a Content-Security-Policy and in the configuration files of hosts.
 */
const ADDRESS = new RegExp(`^(?:${ORIGIN}(?:${PATH})?|(?!//)${PATH})$`, 'i');

const INVALID_ADDRESS =
  'must be https:// and a host, a path of this site that begins with one /, or http:// on this computer, without a password. Hosts have letters, digits, dots and hyphens; elsewhere, write spaces, quotes and ; , $ \\ { } # percent-encoded';
const INVALID_FIELDS =
  'must be JSON in braces, for instance {"email":"EMAIL","source":"site"}, with texts, numbers, true, false and lists of them';

const oneOf = <Value extends string>(values: readonly Value[]) =>
  z.enum(values, `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`);
const yesOrNo = z.stringbool({ truthy: ['yes'], falsy: ['no'], error: 'must be yes or no' }).default(false);
const fieldName = (name: string) => z.string().min(1, INVALID_FIELDS).default(name);

const constant = z.union([z.string(), z.number(), z.boolean()]);

/**
 * The schema of the variables, whose names are here without PREFIX and in lower case. DeliveryConfig says
 * what they mean. Only the build has this schema: browsers get the result, and no zod.
 */
export const deliveryConfigSchema = z.object({
  preset: oneOf(Object.keys(SETTINGS_OF_PRESETS) as Preset[])
    .nullable()
    .default(null),
  url: z
    .string(INVALID_ADDRESS)
    .refine((url) => ADDRESS.test(url) && URL.canParse(url, 'https://site.invalid'), INVALID_ADDRESS),
  format: oneOf(['json', 'form']).default('json'),
  fields: z
    .object({ name: fieldName('name'), email: fieldName('email') }, INVALID_FIELDS)
    .catchall(z.union([constant, z.array(constant)], INVALID_FIELDS)),
  accept: oneOf(['json', 'any']).default('json'),
  idempotent: oneOf(['no', 'address', 'key']).default('no'),
  honeypot: yesOrNo,
  confirms: yesOrNo,
});

/** @returns the name of the variable for a setting: GATSBY_WAITLIST_URL for `url` */
const variableName = (setting: PropertyKey | undefined) => PREFIX + String(setting).toUpperCase();

/**
 * Reads where sign-ups go.
 *
 * @param environment the variables of the build; empty ones count as missing
 * @returns null when no variable is set: the form then only simulates
 * @throws Error with one line for each mistake
 */
export function readDeliveryConfig(environment: NodeJS.ProcessEnv): DeliveryConfig | null {
  const given = givenSettings(environment);
  if (Object.keys(given).length === 0) return null;
  const mistakes = Object.keys(given)
    .filter((name) => !Object.hasOwn(deliveryConfigSchema.shape, name))
    .map((name) => `${variableName(name)} is not known: src/waitlist/README.md lists all variables.`);
  const preset = settingsOfPreset(given['preset'] ?? '');
  const fields = parseFields(given['fields'] ?? '{}', preset.fields);
  const checked = deliveryConfigSchema.safeParse({ ...preset, ...given, fields });
  if (checked.success && mistakes.length === 0) return checked.data;
  for (const { path, message } of checked.error?.issues ?? []) {
    // The error may end up in a public log, so a password in an address is left out.
    const value = given[String(path[0])]?.replace(/\/\/[^/]*@/, '//…@');
    const name = variableName(path[0]);
    mistakes.push(value ? `${name} ${message}. It is: ${value}` : `${name} is missing: it ${message}.`);
  }
  throw new Error(['The waitlist cannot be set up.', ...mistakes].join('\n'));
}

/** @returns the settings of a preset; none for a name that is no preset, which the schema reports */
const settingsOfPreset = (name: string): PresetSettings =>
  Object.hasOwn(SETTINGS_OF_PRESETS, name) ? SETTINGS_OF_PRESETS[name as Preset] : {};

/** @returns the settings that have a value, by the names of deliveryConfigSchema */
function givenSettings(environment: NodeJS.ProcessEnv): Record<string, string> {
  const given: Record<string, string> = {};
  for (const [name, value = ''] of Object.entries(environment)) {
    if (!name.startsWith(PREFIX) || value.trim() === '') continue;
    given[name.slice(PREFIX.length).toLowerCase()] = value.trim();
  }
  return given;
}

/** Merges the JSON object in `text` over the preset's fields; undefined if `text` isn't a JSON object. */
function parseFields(text: string, presetFields: object = {}): object | undefined {
  try {
    return { ...presetFields, ...z.record(z.string(), z.unknown()).parse(JSON.parse(text)) };
  } catch {
    return undefined;
  }
}
