/** What is known of a sign-up that was not acknowledged. */
export type Repeatable =
  /** It would fail again, or the visitor has waited long enough. */
  | 'never'
  /** It may have been stored: only a receiver that keeps doubles out may get it again. */
  | 'if-idempotent'
  /** The receiver has said that it did not take it. */
  | 'always';

/** A sign-up that was not acknowledged. Its message says why and never holds anything that was typed. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';

  /**
   * @param reason completes "The receiver …"
   * @param repeatable whether it may be sent again without being asked
   * @param retryAfter the wait that the receiver asked for, in milliseconds
   */
  constructor(
    reason: string,
    readonly repeatable: Repeatable,
    readonly retryAfter?: number,
  ) {
    super(reason);
  }
}
