import type { Send } from '../send';
import type { Signup } from '../validate';
import { requireAcknowledgement } from './acknowledgement';
import type { DeliveryConfig } from '../../shared/delivery-config';
import { DeliveryError } from './delivery-error';
import { requestFor } from './request';
import { waitBeforeRetry } from './retry';

/** Time for the whole answer of a receiver, in milliseconds. */
const TIMEOUT = 10_000;

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
  let pending: { signup: Signup; key: string } | undefined;
  return async (signup) => {
    // The same entries submitted again after a failure are the same sign-up.
    const key = pending && isSame(pending.signup, signup) ? pending.key : newKey();
    pending = { signup, key };
    await deliver(config, signup, key, request);
    pending = undefined;
  };
}

async function deliver(config: DeliveryConfig, signup: Signup, key: string, request: typeof fetch) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await deliverOnce(config, requestFor(config, signup, key), request);
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      const wait = waitBeforeRetry(error, attempt);
      if (wait === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
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

const isSame = (one: Signup, other: Signup) => one.name === other.name && one.email === other.email;

/** Not crypto.randomUUID, which exists in secure contexts only. */
function newKey(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
