import type { DeliveryConfig } from '../../../plugins/waitlist';
import type { Signup } from '../validate';

/** The time for one attempt, and the longest Retry-After that the form follows, in milliseconds. */
const TIMEOUT = 10_000;

/** The shortest wait after each of three attempts, in milliseconds. */
const WAITS = [500, 1000, Infinity];

/** A sign-up was not acknowledged. The message completes "The receiver …" and contains no personal data. */
export class DeliveryError extends Error {
  /**
   * @param retryAfter the shortest wait before it may be sent again automatically, in milliseconds; by default it
   *   must not be: it would fail again, could be stored twice, or the visitor has waited long enough
   */
  constructor(
    message: string,
    readonly retryAfter = Infinity,
  ) {
    super(message);
  }
}

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
        const wait = Math.max((error as DeliveryError).retryAfter, shortest);
        if (wait > TIMEOUT) throw error;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  };
}

async function deliverOnce(config: DeliveryConfig, signup: Signup, key: string, request: typeof fetch) {
  // Not AbortSignal.timeout, which Safari 15 and Chrome 93 lack.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT);
  // Without cookies and redirects, and completed when the visitor leaves the page.
  const init: RequestInit = {
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
    keepalive: true,
    signal: timeout.signal,
  };
  try {
    const token = config.preset === 'ghost' ? await readToken(config, init, request) : {};
    const answer = await request(config.url, { ...init, ...requestFor(config, signup, key, token) });
    await requireAcknowledgement(answer, config);
  } catch (error) {
    if (error instanceof DeliveryError) throw error;
    if (timeout.signal.aborted) {
      throw new DeliveryError(`did not answer within ${TIMEOUT / 1000} seconds`);
    }
    // Browsers report lost connections, redirects and missing CORS permissions alike: it may have been stored.
    throw new DeliveryError(
      'could not be reached, redirected or did not permit this site',
      config.idempotent === 'no' ? Infinity : 0,
    );
  } finally {
    clearTimeout(timer);
  }
}

/** @returns the field that Ghost requires with `verifyRequestIntegrity`; older versions have none */
async function readToken(config: DeliveryConfig, init: RequestInit, request: typeof fetch) {
  const answer = await request(`${config.url}../integrity-token/`, init);
  if (answer.status === 404) return {};
  await requireAcknowledgement(answer, config);
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

/**
 * Resolves when the answer acknowledges the sign-up: a status from 200 to 299 and, unless `accept` is `any`, JSON
 * without an error.
 *
 * @throws DeliveryError that describes the answer
 */
async function requireAcknowledgement(answer: Response, { accept, idempotent }: DeliveryConfig) {
  const { status } = answer;
  if (!answer.ok) {
    // 429 and 503 say that the sign-up was not stored.
    const canRetry = status === 429 || status === 503 || (status >= 500 && idempotent !== 'no');
    // In seconds (RFC 9110, section 10.2.3); a date counts as none.
    const retryAfter = Number(answer.headers.get('Retry-After')) || 0;
    throw new DeliveryError(`answered with status ${status}`, canRetry ? retryAfter * 1000 : Infinity);
  }
  if (accept === 'any') return;
  const text = await answer.text();
  let body: Record<string, unknown>;
  try {
    body = Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    throw new DeliveryError(`answered with status ${status}, but not with JSON`);
  }
  const { ok, success, error, errors } = body;
  if (ok === false || success === false || [error, errors].flat().some(Boolean)) {
    throw new DeliveryError(`answered with status ${status}, but with an error in its JSON`);
  }
}
