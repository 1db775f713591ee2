import type { DeliveryConfig } from '../../shared/delivery-config';
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
export function waitBeforeRetry(
  failure: DeliveryError,
  attempt: number,
  idempotent: DeliveryConfig['idempotent'],
): number | undefined {
  const allowed =
    failure.repeatable === 'always' || (failure.repeatable === 'if-idempotent' && idempotent !== 'no');
  if (!allowed || attempt >= ATTEMPTS) return undefined;
  const requested = failure.retryAfter ?? 0;
  if (requested > LONGEST_WAIT) return undefined;
  const wait = FIRST_WAIT * 2 ** (attempt - 1);
  // Random, so that visitors who failed together do not retry together.
  return Math.max(requested, wait / 2) + Math.random() * wait;
}

/**
 * @param header the value of Retry-After: seconds or a date (RFC 9110, section 10.2.3)
 * @returns the wait in milliseconds; undefined without a valid header
 */
export function retryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
