/** The receivers whose settings are known. */
export const PRESETS = ['ghost', 'listmonk', 'formspree', 'basin'] as const;
export const FORMATS = ['json', 'form'] as const;
export const ACKNOWLEDGEMENTS = ['json', 'any'] as const;
export const IDEMPOTENCIES = ['no', 'address', 'key'] as const;

/**
 * The address and the way in which the form sends sign-ups, as SETTINGS_SCHEMA in
 * config/environment/waitlist-settings.ts
 * checks them. It is part of the page, so it must not contain a secret.
 */
export interface DeliveryConfig {
  /** The name of a known receiver, some of which the form treats in a special way; null for any other. */
  readonly preset: (typeof PRESETS)[number] | null;
  /** An https address, a path of the site that begins with /, or an http address of this computer. */
  readonly url: string;
  /** The encoding of a request: JSON, or that of HTML forms. */
  readonly format: (typeof FORMATS)[number];
  readonly fields: DeliveryFields;
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
  /** Whether the receiver asks each person by email to confirm the sign-up. Only texts depend on it. */
  readonly confirms: boolean;
}

/**
 * The fields of a request. `name` and `email` hold the names that the receiver has for these two fields; every
 * other one holds a value that is the same in every request.
 */
export interface DeliveryFields {
  readonly name: string;
  readonly email: string;
  readonly [constantField: string]: FieldValue | readonly FieldValue[];
}

type FieldValue = string | number | boolean;
