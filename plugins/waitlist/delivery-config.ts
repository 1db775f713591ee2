/** The values that further fields of a request may have, besides lists of them. */
type FieldValue = string | number | boolean;

/**
 * Where and how the form sends sign-ups. It is part of the page, so it must not contain a secret.
 */
export interface DeliveryConfig {
  /**
   * The name of the receiver, when it is one of PRESETS. The form treats some of them in a special
   * way.
   */
  preset?: string | undefined;
  /**
   * An https address, a path of the site that begins with /, or an http address of this computer.
   */
  url: string;
  format: 'json' | 'form';
  /** What the receiver calls the two fields, and the values of further fields of every request. */
  fields: { name: string; email: string; [further: string]: FieldValue | FieldValue[] };
  /**
   * Which responses with a status from 200 to 299 acknowledge a sign-up: those with JSON, or all
   * but HTML pages.
   */
  accept: 'json' | 'any';
  /**
   * Whether the receiver stores a repeated sign-up only once, and by what it recognizes one: its
   * email address or its key.
   */
  idempotent: 'no' | 'address' | 'key';
  /** Whether the form has a hidden field that only bots fill in. */
  honeypot: boolean;
  /** Whether the receiver asks each person by email to confirm the sign-up. */
  confirms: boolean;
}
