import type { DeliveryError } from './delivery-error';

/** The first attempt and two retries. */
const ATTEMPTS = 3;

/** The longest Retry-After that the form follows, in milliseconds. */
const LONGEST_WAIT = 10_000;

/** The average wait before the second attempt, in milliseconds; it doubles before the third. */
const FIRST_WAIT = 400;

/**
 * @param attempt number of failed attempts
 * @returns the wait before the next attempt, in milliseconds; undefined when there must be none
 */
export function waitBeforeRetry({ retryAfter }: DeliveryError, attempt: number): number | undefined {
  if (retryAfter === undefined || retryAfter > LONGEST_WAIT || attempt >= ATTEMPTS) return undefined;
  const wait = FIRST_WAIT * 2 ** (attempt - 1);
  // Random, so that visitors who failed together do not retry together.
  return Math.max(retryAfter, wait / 2) + Math.random() * wait;
}

/**
 * @param header the value of Retry-After: seconds or a date (RFC 9110, section 10.2.3)
 * @returns the wait in milliseconds; 0 without a valid header
 */
export function parseRetryAfter(header: string | null): number {
  if (header && /^\d+$/.test(header.trim())) return Number(header) * 1000;
  return Math.max(0, Date.parse(header ?? '') - Date.now()) || 0;
}
