/**
 * Where and how the form sends sign-ups. It is part of the page, so it must not contain a secret.
 * Pages query it as the GraphQL type WaitlistDelivery (graphql-types.ts), which has the same fields.
 */
export interface DeliveryConfig {
  /**
   * The name of the receiver, when it is one of PRESETS. The form treats some of them in a special
   * way.
   */
  readonly preset: string | null;
  /**
   * An https address, a path of the site that begins with /, or an http address of this computer.
   */
  readonly url: string;
  readonly format: 'json' | 'form';
  readonly fields: DeliveryFields;
  /**
   * Which responses with a status from 200 to 299 acknowledge a sign-up: those with JSON, or all
   * but HTML pages.
   */
  readonly accept: 'json' | 'any';
  /**
   * Whether the receiver stores a repeated sign-up only once, and by what it recognizes one: its
   * email address or its key.
   */
  readonly idempotent: 'no' | 'address' | 'key';
  /** Whether the form has a hidden field that only bots fill in. */
  readonly honeypot: boolean;
  /** Whether the receiver asks each person by email to confirm the sign-up. */
  readonly confirms: boolean;
}

/** The fields of a request. */
export interface DeliveryFields {
  /** What the receiver calls the name of the person. */
  readonly name: string;
  /** What the receiver calls the email address. */
  readonly email: string;
  /** The fields that are the same in every request. */
  readonly constants: readonly ConstantField[];
}

/** A field that is the same in every request. */
export interface ConstantField {
  readonly name: string;
  /**
   * The value as JSON: a text in quotes, a number, true, false or a list of them. A receiver may
   * insist on one of these types, and a field of GraphQL has just one.
   */
  readonly json: string;
}
