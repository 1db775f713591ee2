import type { Send } from '../send';
import type { Signup } from '../validate';
import { requireAcknowledgement } from './acknowledgement';
import type { DeliveryConfig } from '../../shared/delivery-config';
import { DeliveryError } from './delivery-error';
import { requestFor } from './request';
import { waitBeforeRetry } from './retry';

/** How long a receiver has for its whole answer, in milliseconds. */
const TIMEOUT = 10_000;

/**
 * Makes what sends one form's sign-ups to the receiver. It resolves when the receiver has
 * acknowledged the sign-up and rejects with a DeliveryError in every other case; it keeps nothing
 * to send later, which would be lost with the page. Runs in browsers and in Node.
 *
 * @param request stands in for fetch where a caller has to see the answers
 */
export function createDelivery(
  config: DeliveryConfig,
  request: typeof fetch = (...all) => fetch(...all),
): Send {
  let filled: { signup: Signup; key: string } | undefined;
  return async (signup) => {
    // The same words sent again are the same sign-up, whoever presses the button.
    const key = filled && isSame(filled.signup, signup) ? filled.key : newKey();
    filled = { signup, key };
    await deliver(config, signup, key, request);
    filled = undefined;
  };
}

async function deliver(config: DeliveryConfig, signup: Signup, key: string, request: typeof fetch) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await deliverOnce(config, requestFor(config, signup, key), request);
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      const wait = waitBeforeRetry(error, attempt, config.idempotent);
      if (wait === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

async function deliverOnce(config: DeliveryConfig, init: RequestInit, request: typeof fetch): Promise<void> {
  if (globalThis.navigator?.onLine === false) {
    throw new DeliveryError('could not be asked, because the browser is offline', 'never');
  }
  // Not AbortSignal.timeout: phones of 2021 lack it.
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(), TIMEOUT);
  try {
    const answer = await request(config.url, { ...init, signal: clock.signal });
    await requireAcknowledgement(answer, config.accept);
  } catch (error) {
    if (error instanceof DeliveryError) throw error;
    if (clock.signal.aborted) {
      throw new DeliveryError(`did not answer within ${TIMEOUT / 1000} seconds`, 'never');
    }
    // Browsers do not say which: a lost connection, a redirect or a missing permission for this site.
    throw new DeliveryError('could not be reached, redirected or did not permit this site', 'if-idempotent');
  } finally {
    clearTimeout(timer);
  }
}

const isSame = (one: Signup, other: Signup) => one.name === other.name && one.email === other.email;

/** Not crypto.randomUUID, which pages without https lack. */
function newKey(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
