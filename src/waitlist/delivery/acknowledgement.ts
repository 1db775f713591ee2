import type { DeliveryConfig } from '../../shared/delivery-config';
import { DeliveryError } from './delivery-error';

const HTML_TYPE = /^(text\/html|application\/xhtml\+xml)\b/i;
const JSON_TYPE = /^application\/([^;]+\+)?json\b/i;

const contentTypeOf = ({ headers }: Response) => headers.get('Content-Type') ?? '';

/**
 * Requires that an answer acknowledges the sign-up: the status is from 200 to 299, and the body is neither
 * HTML nor JSON that reports an error. Unless `accept` is `any`, the body must be JSON.
 *
 * @throws DeliveryError with a message that describes the answer
 */
export async function requireAcknowledgement(answer: Response, config: DeliveryConfig): Promise<void> {
  requireSuccess(answer, config);
  const { status } = answer;
  // An answer with status 204 (No Content) reports success and has no body (RFC 9110, section 15.3.5).
  if (status === 204) return;
  requireNoHtml(answer);
  const requiresJson = config.accept === 'json';
  const isJson = JSON_TYPE.test(contentTypeOf(answer));
  // With the setting `any`, every text counts as an acknowledgement, unless it is JSON that reports an error.
  if (!requiresJson && !isJson) return;
  const body = parseJson(await answer.text());
  if (requiresJson && body === undefined) {
    throw new DeliveryError(`answered with status ${status}, but not with JSON`);
  }
  if (reportsError(body)) {
    throw new DeliveryError(`answered with status ${status}, but with an error in its JSON`);
  }
}

/** @throws DeliveryError when the status isn't from 200 to 299 */
export function requireSuccess({ ok, status, headers }: Response, { idempotent }: DeliveryConfig): void {
  if (ok) return;
  // A receiver that answers 429 or 503 hasn't stored the sign-up.
  const canRetry = status === 429 || status === 503 || (status >= 500 && idempotent !== 'no');
  // Retry-After is a number of seconds or a date (RFC 9110, section 10.2.3). A date is ignored.
  const retryAfterSeconds = Number(headers.get('Retry-After')) || 0;
  throw new DeliveryError(`answered with status ${status}`, canRetry, retryAfterSeconds * 1000);
}

/**
 * Requires that an answer isn't an HTML page, because maintenance pages and captchas often have status 200.
 *
 * @throws DeliveryError when the answer is an HTML page
 */
export function requireNoHtml(answer: Response): void {
  if (!HTML_TYPE.test(contentTypeOf(answer))) return;
  throw new DeliveryError(`answered with status ${answer.status}, but with an HTML page`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @returns whether a JSON value reports, in one of the ways that receivers use, that nothing was stored */
function reportsError(body: unknown): boolean {
  if (body === null || body === false) return true;
  if (Array.isArray(body)) return body.length === 0;
  if (typeof body !== 'object') return false;
  const { ok, success, status, result, error, errors } = body as Record<string, unknown>;
  const isDenied = [ok, success].some((value) => /^(false|0)$/i.test(String(value)));
  const isFailed = [status, result].some((value) => /^(error|fail|failed|failure)$/i.test(String(value)));
  // A list of errors may be empty.
  const hasError = [error, errors].flat().some(Boolean);
  return isDenied || isFailed || hasError;
}
