/** A sign-up was not acknowledged. The message completes "The receiver …" and contains no personal data. */
export class DeliveryError extends Error {
  /**
   * @param canRetry whether it may be sent again automatically: not when it would fail again, could be stored twice,
   *   or the visitor has waited long enough
   * @param retryAfter the shortest wait before that, in milliseconds
   */
  constructor(
    message: string,
    readonly canRetry = false,
    readonly retryAfter = 0,
  ) {
    super(message);
  }
}
