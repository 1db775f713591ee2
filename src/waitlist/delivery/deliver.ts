import type { DeliveryConfig } from '../../../plugins/waitlist';
import type { Signup } from '../validate';
import { requireAcknowledgement, requireNoHtml, requireSuccess } from './acknowledgement';
import { DeliveryError } from './delivery-error';

export { DeliveryError };

/** The time for one attempt, and the longest Retry-After that the form follows, in milliseconds. */
const TIMEOUT = 10_000;

/** The shortest waits before the second and the third attempt, in milliseconds. */
const WAITS = [500, 1000];

/**
 * Runs in browsers and in Node. Stores nothing to send later: it would be lost with the page.
 *
 * @param request replaces fetch for callers that need the answers
 * @returns sends the sign-ups of one form; resolves when the receiver acknowledges one, otherwise rejects with a
 *   DeliveryError
 */
export function createDelivery(config: DeliveryConfig, request = fetch): (signup: Signup) => Promise<void> {
  const keys = new Map<string, string>();
  return async (signup) => {
    // The same entries submitted again after a failure are the same sign-up.
    const entries = JSON.stringify(signup);
    // Not crypto.randomUUID, which Safari 15 and Firefox 91 lack.
    const key = keys.get(entries) ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
    keys.set(entries, key);
    for (const shortest of WAITS) {
      try {
        return await deliverOnce(config, signup, key, request);
      } catch (error) {
        const { canRetry, retryAfter } = error as DeliveryError;
        if (!canRetry || retryAfter > TIMEOUT) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.max(retryAfter, shortest)));
      }
    }
    return deliverOnce(config, signup, key, request);
  };
}

async function deliverOnce(config: DeliveryConfig, signup: Signup, key: string, request: typeof fetch) {
  // Not AbortSignal.timeout, which Safari 15 and Chrome 93 lack.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT);
  const init: RequestInit = {
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
    // A request that has begun continues when the visitor leaves the page. Those that would follow it are lost: the
    // sign-up after Ghost's token, and a further attempt. So confirmLeaving asks before the visitor leaves.
    keepalive: true,
    signal: timeout.signal,
  };
  try {
    const isGhost = config.preset === 'ghost';
    const url = isGhost ? withLastSlash(config.url) : config.url;
    const token = isGhost ? await readToken(url, config, init, request) : {};
    const answer = await request(url, { ...init, ...requestFor(config, signup, key, token) });
    await requireAcknowledgement(answer, config);
  } catch (error) {
    if (error instanceof DeliveryError) throw error;
    if (timeout.signal.aborted) {
      // The visitor has waited long enough.
      throw new DeliveryError(`did not answer within ${TIMEOUT / 1000} seconds`);
    }
    // Browsers report lost connections, redirects and missing CORS permissions alike: it may have been stored.
    throw new DeliveryError(
      'could not be reached, redirected or did not permit this site',
      config.idempotent !== 'no',
    );
  } finally {
    clearTimeout(timer);
  }
}

/** Ghost redirects addresses without the last slash, and redirects are refused. */
const withLastSlash = (url: string) => url.replace(/\/?(\?|$)/, '/$1');

/** @returns the field that Ghost requires with `verifyRequestIntegrity`; older versions have none */
async function readToken(url: string, config: DeliveryConfig, init: RequestInit, request: typeof fetch) {
  const answer = await request(url.replace(/[^/]+\/(\?.*)?$/, 'integrity-token/'), init);
  if (answer.status === 404) return {};
  requireSuccess(answer, config);
  requireNoHtml(answer);
  return { integrityToken: await answer.text() };
}

/** The request for a sign-up, with Ghost's further field where there is one. */
function requestFor(config: DeliveryConfig, { name, email }: Signup, key: string, token: object) {
  const isJson = config.format === 'json';
  const { name: nameField, email: emailField, ...fixed } = config.fields;
  const fields = { ...fixed, [nameField]: name, [emailField]: email, ...token };
  const pairs = Object.entries(fields).flatMap(([field, value]) =>
    [value].flat().map((item) => [field, String(item)]),
  );
  return {
    method: 'POST',
    headers: {
      Accept: config.accept === 'json' ? 'application/json' : '*/*',
      ...(isJson && { 'Content-Type': 'application/json' }),
      // The header of the IETF's draft-ietf-httpapi-idempotency-key-header.
      ...(config.idempotent === 'key' && { 'Idempotency-Key': key }),
    },
    body: isJson ? JSON.stringify(fields) : new URLSearchParams(pairs),
  };
}
