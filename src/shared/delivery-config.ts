/** The receivers whose settings are known. */
export type Preset = 'ghost' | 'listmonk' | 'formspree' | 'basin';

type Constant = string | number | boolean;

/**
 * The receiver of sign-ups, and how the form sends them. config/environment/read-delivery-config.ts reads and
 * checks these settings when Gatsby starts. They are part of the page, so they must not contain a secret.
 */
export interface DeliveryConfig {
  /**
   * A receiver whose settings are known; null for any other. The form treats only Ghost in a special way.
   */
  readonly preset: Preset | null;
  /** An https address, a path of the site that begins with /, or an http address of this computer. */
  readonly url: string;
  /** The encoding of a request: JSON, or the encoding of HTML forms. */
  readonly format: 'json' | 'form';
  /**
   * The fields of a request. `name` and `email` hold the names that the receiver has for these two fields;
   * every other one holds a value, or a list of values, that is the same in every request.
   */
  readonly fields: {
    readonly name: string;
    readonly email: string;
    readonly [field: string]: Constant | readonly Constant[];
  };
  /**
   * Which responses with a status from 200 to 299 acknowledge a sign-up: only responses with JSON, or all
   * except HTML pages.
   */
  readonly accept: 'json' | 'any';
  /**
   * Whether the receiver stores a repeated sign-up only once, and by what it recognizes the repetition: the
   * email address or the key.
   */
  readonly idempotent: 'no' | 'address' | 'key';
  /** Whether the form has a hidden field that only bots fill in. */
  readonly honeypot: boolean;
  /** Whether the receiver asks each person by email to confirm the sign-up. Only texts depend on it. */
  readonly confirms: boolean;
}
