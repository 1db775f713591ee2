import type { DeliveryConfig } from '../../shared/delivery-config';
import type { Send } from '../send';
import type { Signup } from '../validate';
import { requireAcknowledgement } from './acknowledgement';
import { DeliveryError } from './delivery-error';

/** Time for the whole answer of a receiver, in milliseconds. */
const TIMEOUT = 10_000;

/** The first attempt and two retries. */
const ATTEMPTS = 3;

/** The longest Retry-After that the form follows, in milliseconds. */
const LONGEST_WAIT = 10_000;

/** The average wait before the second attempt, in milliseconds; it doubles before the third. */
const FIRST_WAIT = 400;

/**
 * Runs in browsers and in Node. Stores nothing to send later: it would be lost with the page.
 *
 * @param request replaces fetch for callers that need the answers
 * @returns sends the sign-ups of one form; resolves when the receiver acknowledges one, otherwise rejects with a
 *   DeliveryError
 */
export function createDelivery(
  config: DeliveryConfig,
  request: typeof fetch = (...all) => fetch(...all),
): Send {
  let pending: { name: string; email: string; key: string } | undefined;
  return async ({ name, email }) => {
    // The same entries submitted again after a failure are the same sign-up.
    if (pending?.name !== name || pending.email !== email) pending = { name, email, key: newKey() };
    const init = requestFor(config, { name, email }, pending.key);
    for (let attempt = 1; ; attempt += 1) {
      try {
        await deliverOnce(config, init, request);
        pending = undefined;
        return;
      } catch (error) {
        const wait = error instanceof DeliveryError ? waitBeforeRetry(error, attempt) : undefined;
        if (wait === undefined) throw error;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  };
}

/** Not crypto.randomUUID, which exists in secure contexts only. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The request for a sign-up: without cookies and redirects, and completed when the visitor leaves the page. */
function requestFor(config: DeliveryConfig, signup: Signup, key: string): RequestInit {
  const isJson = config.format === 'json';
  const fields = {
    ...config.fixed,
    [config.names.name]: signup.name,
    [config.names.email]: signup.email,
  };
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((item) => [name, String(item)]),
  );
  return {
    method: 'POST',
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
    keepalive: true,
    headers: {
      Accept: config.accept === 'json' ? 'application/json' : '*/*',
      ...(isJson && { 'Content-Type': 'application/json' }),
      // The header of the IETF's draft-ietf-httpapi-idempotency-key-header.
      ...(config.idempotent === 'key' && { 'Idempotency-Key': key }),
    },
    body: isJson ? JSON.stringify(fields) : new URLSearchParams(pairs),
  };
}

async function deliverOnce(config: DeliveryConfig, init: RequestInit, request: typeof fetch): Promise<void> {
  if (globalThis.navigator?.onLine === false) {
    throw new DeliveryError('could not be asked, because the browser is offline');
  }
  // Not AbortSignal.timeout, which Safari 15 and Chrome 93 lack.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT);
  try {
    const answer = await request(config.url, { ...init, signal: timeout.signal });
    await requireAcknowledgement(answer, config);
  } catch (error) {
    if (error instanceof DeliveryError) throw error;
    if (timeout.signal.aborted) {
      throw new DeliveryError(`did not answer within ${TIMEOUT / 1000} seconds`);
    }
    // Browsers report lost connections, redirects and missing CORS permissions alike: it may have been stored.
    throw new DeliveryError(
      'could not be reached, redirected or did not permit this site',
      config.idempotent === 'no' ? undefined : 0,
    );
  } finally {
    clearTimeout(timer);
  }
}

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
