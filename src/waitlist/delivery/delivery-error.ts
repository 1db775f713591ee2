/**
 * Says that a receiver hasn't acknowledged a sign-up. The message completes "The receiver …" and has no
 * personal data.
 */
export class DeliveryError extends Error {
  /**
   * @param canRetry whether the form may send the sign-up again automatically; it may not when that would
   *   fail again or could store the sign-up twice, or when the visitor has waited long enough
   * @param retryAfter the least time before the form sends the sign-up again, in milliseconds
   */
  constructor(
    message: string,
    readonly canRetry = false,
    readonly retryAfter = 0,
  ) {
    super(message);
  }
}
