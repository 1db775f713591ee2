import type { DeliveryConfig } from '../../shared/delivery-config';
import type { Send } from '../send';
import type { Signup } from '../validate';

/** A sign-up, and the key that tells its requests from those of another. */
type Keyed = Signup & { key: string };

/** The time for one attempt, and the longest Retry-After that the form follows, in milliseconds. */
const TIMEOUT = 10_000;

/** The first attempt and two retries. */
const ATTEMPTS = 3;

/** The wait before the second attempt, in milliseconds; it doubles before the third. */
const FIRST_WAIT = 500;

/** A sign-up was not acknowledged. The message contains the reason and no personal data. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';

  /**
   * @param reason completes "The receiver …"
   * @param retryAfter the shortest wait before it may be sent again automatically, in milliseconds; undefined when
   *   it must not be: it would fail again, could be stored twice, or the visitor has waited long enough
   */
  constructor(
    reason: string,
    readonly retryAfter?: number,
  ) {
    super(reason);
  }
}

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
  const keys = new Map<string, string>();
  return async (signup) => {
    // The same entries submitted again after a failure are the same sign-up.
    const entries = JSON.stringify(signup);
    const key = keys.get(entries) ?? newKey();
    keys.set(entries, key);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await deliverOnce(config, { ...signup, key }, request);
      } catch (error) {
        const { retryAfter = Infinity } = error as DeliveryError;
        if (attempt === ATTEMPTS || retryAfter > TIMEOUT) throw error;
        const wait = Math.max(retryAfter, FIRST_WAIT * attempt);
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  };
}

/** Not crypto.randomUUID, which Safari 15 and Firefox 91 lack. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** The request for a sign-up, with further fields of this attempt. */
function requestFor(config: DeliveryConfig, { name, email, key }: Keyed, further: object): RequestInit {
  const isJson = config.format === 'json';
  const fields = { ...config.fixed, [config.names.name]: name, [config.names.email]: email, ...further };
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
 * Reads the token that Ghost may require in the request (`verifyRequestIntegrity`), and that is valid for five minutes.
 *
 * @returns the field of the request; no field for a Ghost that hands out no token
 * @throws DeliveryError, as for a sign-up
 */
async function readIntegrityToken(config: DeliveryConfig, ask: typeof fetch): Promise<object> {
  const answer = await ask(`${config.url}../integrity-token/`);
  if (answer.status === 404) return {};
  await requireAcknowledgement(answer, config);
  return { integrityToken: await answer.text() };
}

async function deliverOnce(config: DeliveryConfig, signup: Keyed, request: typeof fetch): Promise<void> {
  // Not AbortSignal.timeout, which Safari 15 and Chrome 93 lack.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT);
  // Without cookies and redirects, and completed when the visitor leaves the page.
  const ask: typeof fetch = (url, init) =>
    request(url, {
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-store',
      keepalive: true,
      signal: timeout.signal,
      ...init,
    });
  try {
    const further = config.integrityToken ? await readIntegrityToken(config, ask) : {};
    await requireAcknowledgement(await ask(config.url, requestFor(config, signup, further)), config);
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
 * Resolves when the answer acknowledges the sign-up: a status from 200 to 299 and, unless `accept` is `any`, JSON
 * without an error.
 *
 * @throws DeliveryError that describes the answer
 */
async function requireAcknowledgement(
  answer: Response,
  { accept, idempotent }: DeliveryConfig,
): Promise<void> {
  const { status } = answer;
  if (!answer.ok) {
    // 429 and 503 say that the sign-up was not stored.
    const canRetry = status === 429 || status === 503 || (status >= 500 && idempotent !== 'no');
    // In seconds (RFC 9110, section 10.2.3); a date counts as none.
    const retryAfter = Number(answer.headers.get('Retry-After')) || 0;
    throw new DeliveryError(`answered with status ${status}`, canRetry ? retryAfter * 1000 : undefined);
  }
  if (accept === 'any') return;
  const text = await answer.text();
  let body: Record<string, unknown>;
  try {
    body = Object(JSON.parse(text));
  } catch {
    throw new DeliveryError(`answered with status ${status}, but not with JSON`);
  }
  const { ok, success, error, errors } = body;
  if (ok === false || success === false || [error, errors].flat().some(Boolean)) {
    throw new DeliveryError(`answered with status ${status}, but with an error in its JSON`);
  }
}
