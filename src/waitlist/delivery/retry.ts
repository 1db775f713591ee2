import type { DeliveryConfig } from '../../shared/delivery-config';
import type { DeliveryError } from './delivery-error';

/** How often a sign-up is sent at most. */
const ATTEMPTS = 3;

/** The longest wait that a receiver may ask for, in milliseconds: nobody looks at a form for longer. */
const LONGEST_WAIT = 10_000;

/** The wait before the second attempt, in milliseconds; it doubles before the third. */
const FIRST_WAIT = 400;

/**
 * How long to wait before a sign-up is sent again, in milliseconds.
 *
 * @param attempt how many have failed, this one included
 * @returns undefined when it must not be sent again
 */
export function waitBeforeRetry(
  failure: DeliveryError,
  attempt: number,
  idempotent: DeliveryConfig['idempotent'],
): number | undefined {
  const allowed =
    failure.repeatable === 'always' || (failure.repeatable === 'if-idempotent' && idempotent !== 'no');
  if (!allowed || attempt >= ATTEMPTS) return undefined;
  const asked = failure.retryAfter ?? 0;
  if (asked > LONGEST_WAIT) return undefined;
  const wait = FIRST_WAIT * 2 ** (attempt - 1);
  // By chance, so that visitors who were turned away together do not come back together.
  return Math.max(asked, wait / 2) + Math.random() * wait;
}

/**
 * The wait that a Retry-After header asks for, in milliseconds (RFC 9110, section 10.2.3).
 *
 * @returns undefined when there is no such header or it cannot be read
 */
export function retryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
