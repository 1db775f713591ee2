type Plain = string | number | boolean;

/** Where and how the form sends sign-ups. The build writes it into the page, so it must not contain a secret. */
export interface DeliveryConfig {
  /** The receiver, when it is a known one. Ghost hands out a token for each request. */
  preset?: string | undefined;
  /** An https address, a path of the site, or an http address of this computer. */
  url: string;
  format: 'json' | 'form';
  /** The receiver's names of the two fields, and further fields of every request. */
  fields: { name: string; email: string; [further: string]: Plain | Plain[] };
  /** Which answers with a status from 200 to 299 acknowledge a sign-up: those with JSON, or any but HTML. */
  accept: 'json' | 'any';
  /** Whether the receiver stores a repeated sign-up once: by its `address`, by the `key` of the request, or not. */
  idempotent: 'no' | 'address' | 'key';
  /** Whether the form has a hidden field that only bots fill in. */
  honeypot: boolean;
  /** Whether the receiver asks each person by email to confirm the sign-up. */
  confirms: boolean;
}
