import type { DeliveryConfig } from '../../shared/delivery-config';
import type { SendSignUp, SignUp } from '../sign-up';
import { requireAcknowledgement } from './acknowledgement';
import { DeliveryError } from './delivery-error';
import { readGhostToken, settingsForGhost } from './ghost';

/** How long the form waits for an answer, and for a Retry-After before the next attempt, in milliseconds. */
const TIME_LIMIT = 10_000;

/** How long the form waits at least before the second and before the third attempt, in milliseconds. */
const MINIMUM_WAITS = [500, 1000];

/**
 * Makes the function that sends the sign-ups of a form. It runs in browsers and in Node. A sign-up that fails
 * isn't kept to be sent later, because it would be lost when the visitor leaves the page.
 *
 * @param request replaces fetch for callers that need the receiver's answers
 * @returns a function that sends a sign-up; it resolves when the receiver acknowledges the sign-up, and
 *   otherwise rejects with a DeliveryError
 */
export function createDelivery(config: DeliveryConfig, request = fetch): SendSignUp {
  const idempotencyKeys = new Map<string, string>();
  return async (signUp) => {
    // When a visitor submits the same entries again after a failure, that is the same sign-up.
    const json = JSON.stringify(signUp);
    // Safari 15 and Firefox 91 don't have crypto.randomUUID.
    const key = idempotencyKeys.get(json) ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
    idempotencyKeys.set(json, key);
    for (const minimumWait of MINIMUM_WAITS) {
      try {
        await deliverOnce(config, signUp, key, request);
        return;
      } catch (error) {
        if (!(error instanceof DeliveryError)) throw error;
        const canRetry = error.canRetry && error.retryAfter <= TIME_LIMIT;
        if (!canRetry) throw error;
        const wait = Math.max(error.retryAfter, minimumWait);
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    // When the last attempt fails, so does the delivery.
    await deliverOnce(config, signUp, key, request);
  };
}

async function deliverOnce(config: DeliveryConfig, signUp: SignUp, key: string, request: typeof fetch) {
  // Safari 15 and Chrome 93 don't have AbortSignal.timeout.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIME_LIMIT);
  const init: RequestInit = {
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
    // A request that has begun continues when the visitor leaves the page. The requests after it would be
    // lost: the sign-up that follows Ghost's token, or another attempt. That is why confirmLeaving asks
    // before the visitor leaves.
    keepalive: true,
    signal: controller.signal,
  };
  try {
    const isGhost = config.preset === 'ghost';
    const settings = isGhost ? settingsForGhost(config) : config;
    const tokenFields = isGhost ? await readGhostToken(settings, init, request) : {};
    const answer = await request(settings.url, {
      ...init,
      ...requestFor(settings, signUp, key, tokenFields),
    });
    await requireAcknowledgement(answer, settings);
  } catch (error) {
    if (error instanceof DeliveryError) throw error;
    if (controller.signal.aborted) {
      // The visitor has waited long enough, so this error allows no retry.
      throw new DeliveryError(`did not answer within ${TIME_LIMIT / 1000} seconds`);
    }
    // Browsers report lost connections, redirects and missing CORS permissions in the same way, so the
    // receiver may have stored the sign-up. Only an idempotent receiver may get it again.
    throw new DeliveryError(
      'could not be reached, redirected or did not permit this site',
      config.idempotent !== 'no',
    );
  } finally {
    clearTimeout(timer);
  }
}

/**
 * @param tokenFields the field with Ghost's token; no field for another receiver
 * @returns the request that sends a sign-up
 */
function requestFor(config: DeliveryConfig, { name, email }: SignUp, key: string, tokenFields: object) {
  const isJson = config.format === 'json';
  const { name: nameField, email: emailField, ...constants } = config.fields;
  const fields = { ...constants, [nameField]: name, [emailField]: email, ...tokenFields };
  const headers: Record<string, string> = { Accept: config.accept === 'json' ? 'application/json' : '*/*' };
  if (isJson) headers['Content-Type'] = 'application/json';
  // The header is defined in the IETF's draft-ietf-httpapi-idempotency-key-header.
  if (config.idempotent === 'key') headers['Idempotency-Key'] = key;
  return { method: 'POST', headers, body: isJson ? JSON.stringify(fields) : encodeAsForm(fields) };
}

/** Encodes fields as HTML forms do: a list becomes several fields with the same name. */
function encodeAsForm(fields: Readonly<Record<string, unknown>>): URLSearchParams {
  const encoded = new URLSearchParams();
  for (const [field, value] of Object.entries(fields)) {
    const items = Array.isArray(value) ? value : [value];
    for (const item of items) encoded.append(field, String(item));
  }
  return encoded;
}
