/** A value that JSON can hold. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * Where sign-ups go and how. It is set when the site is built, is the same for every visitor and
 * stands in the page for everyone to read: no secret belongs in it.
 */
export interface DeliveryConfig {
  /** https, a path of the site itself, or this computer. */
  url: string;
  format: 'json' | 'form';
  /** How the receiver calls the two fields. */
  names: { name: string; email: string };
  /** What is sent along with every sign-up. */
  fixed: Record<string, Json>;
  /** The kind of answer that acknowledges: one that is JSON, or any with a status from 200 to 299. */
  accept: 'json' | 'any';
  /**
   * Whether the receiver keeps a sign-up once that comes twice: because it keeps one an `address`,
   * because it heeds the `key` that is sent along, or not at all.
   */
  idempotent: 'no' | 'address' | 'key';
  /** Whether the form has a field that only robots fill. */
  honeypot: boolean;
}
