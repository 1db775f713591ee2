import * as z from 'zod';

/** The receivers whose settings are known. */
export const PRESETS = ['ghost', 'listmonk', 'formspree', 'basin'] as const;
export const FORMATS = ['json', 'form'] as const;
export const ACKNOWLEDGEMENTS = ['json', 'any'] as const;
export const IDEMPOTENCIES = ['no', 'address', 'key'] as const;

/** The schema of a value that is the same in every request. A field may also have a list of them. */
export const constantValue = z.union([z.string(), z.number(), z.boolean()]);

/** The schema of a DeliveryConfig. Only the build uses it, so browsers don't get zod. */
export const deliveryConfigSchema = z.object({
  /** The name of a known receiver, some of which the form treats in a special way; null for any other. */
  preset: z.enum(PRESETS).nullable(),
  /** An https address, a path of the site that begins with /, or an http address of this computer. */
  url: z.string(),
  /** The encoding of a request: JSON, or that of HTML forms. */
  format: z.enum(FORMATS),
  /**
   * The fields of a request. `name` and `email` hold the names that the receiver has for these two fields; every
   * other one holds a value that is the same in every request.
   */
  fields: z
    .object({ name: z.string(), email: z.string() })
    .catchall(z.union([constantValue, z.array(constantValue)])),
  /**
   * Which responses with a status from 200 to 299 acknowledge a sign-up: those with JSON, or all but
   * HTML pages.
   */
  accept: z.enum(ACKNOWLEDGEMENTS),
  /**
   * Whether the receiver stores a repeated sign-up only once, and by what it recognizes one: its
   * email address or its key.
   */
  idempotent: z.enum(IDEMPOTENCIES),
  /** Whether the form has a hidden field that only bots fill in. */
  honeypot: z.boolean(),
  /** Whether the receiver asks each person by email to confirm the sign-up. Only texts depend on it. */
  confirms: z.boolean(),
});

/**
 * The address and the way in which the form sends sign-ups, which config/environment/waitlist-settings.ts reads
 * from variables. It is part of the page, so it must not contain a secret.
 */
export type DeliveryConfig = Readonly<z.infer<typeof deliveryConfigSchema>>;
