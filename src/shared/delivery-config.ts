// The values of some settings, which are enumerations in GraphQL too (config/waitlist-types.ts).
export const PRESETS = ['ghost', 'listmonk', 'formspree', 'basin'] as const;
export const FORMATS = ['json', 'form'] as const;
export const ACKNOWLEDGEMENTS = ['json', 'any'] as const;
export const IDEMPOTENCIES = ['no', 'address', 'key'] as const;

/**
 * The address and the way in which the form sends sign-ups. It is part of the page, so it must not contain a
 * secret. Texts say what the receiver does with a sign-up, so the form needn't know whether it asks for a
 * confirmation.
 */
export interface DeliveryConfig {
  /** The name of a known receiver, some of which the form treats in a special way; null for any other. */
  readonly preset: (typeof PRESETS)[number] | null;
  /** An https address, a path of the site that begins with /, or an http address of this computer. */
  readonly url: string;
  /** The encoding of a request: JSON, or that of HTML forms. */
  readonly format: (typeof FORMATS)[number];
  readonly nameField: string;
  /** The receiver's name of the field with the email address. */
  readonly emailField: string;
  /** Fields that are the same in every request. */
  readonly constantFields: readonly ConstantField[];
  /**
   * Which responses with a status from 200 to 299 acknowledge a sign-up: those with JSON, or all but
   * HTML pages.
   */
  readonly accept: (typeof ACKNOWLEDGEMENTS)[number];
  /**
   * Whether the receiver stores a repeated sign-up only once, and by what it recognizes one: its
   * email address or its key.
   */
  readonly idempotent: (typeof IDEMPOTENCIES)[number];
  /** Whether the form has a hidden field that only bots fill in. */
  readonly honeypot: boolean;
}

export interface ConstantField {
  readonly name: string;
  /**
   * The value as JSON: a text in quotes, a number, true, false or a list of them. A receiver may
   * insist on one of these types, and a field of GraphQL has just one.
   */
  readonly json: string;
}
