/** Whether a sign-up that was not acknowledged may be sent again. */
export type Repeatable =
  /** No: it would fail again, or the visitor has waited long enough. */
  | 'never'
  /** It may have been stored: only to a receiver that stores repeated sign-ups once. */
  | 'if-idempotent'
  /** Yes: the receiver has answered that it did not store it. */
  | 'always';

/** A sign-up was not acknowledged. The message contains the reason and no personal data. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';

  /**
   * @param reason completes "The receiver …"
   * @param repeatable whether it may be sent again automatically
   * @param retryAfter the wait in the receiver's Retry-After header, in milliseconds
   */
  constructor(
    reason: string,
    readonly repeatable: Repeatable,
    readonly retryAfter?: number,
  ) {
    super(reason);
  }
}
