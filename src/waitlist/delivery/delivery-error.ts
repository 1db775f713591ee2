/** A sign-up was not acknowledged. The message contains the reason and no personal data. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';

  /**
   * @param reason completes "The receiver …"
   * @param retryAfter the shortest wait before it may be sent again automatically, in milliseconds; undefined when
   *   it must not be: it would fail again, could be stored twice, or the visitor has waited long enough
   */
  constructor(
    reason: string,
    readonly retryAfter?: number,
  ) {
    super(reason);
  }
}
