import type { DeliveryConfig } from '../../../plugins/waitlist';
import { DeliveryError } from './delivery-error';

const HTML = /^(text\/html|application\/xhtml\+xml)\b/i;
const JSON_TYPE = /^application\/([^;]+\+)?json\b/i;

const typeOf = ({ headers }: Response) => headers.get('Content-Type') ?? '';

/**
 * Resolves when the answer acknowledges the sign-up: a status from 200 to 299 that brings no HTML and no JSON with an
 * error, and brings JSON unless `accept` is `any`.
 *
 * @throws DeliveryError that describes the answer
 */
export async function requireAcknowledgement(answer: Response, config: DeliveryConfig): Promise<void> {
  requireSuccess(answer, config);
  const { status } = answer;
  // 204 (No Content) says that it succeeded and that there is nothing to read (RFC 9110, section 15.3.5).
  if (status === 204) return;
  requireNoHtml(answer);
  // Older versions of Ghost answer with the text "Created.", whatever they are asked for.
  const needsJson = config.accept === 'json' && config.preset !== 'ghost';
  if (!needsJson && !JSON_TYPE.test(typeOf(answer))) return;
  const body = parseJson(await answer.text());
  if (needsJson && body === undefined) {
    throw new DeliveryError(`answered with status ${status}, but not with JSON`);
  }
  if (saysError(body))
    throw new DeliveryError(`answered with status ${status}, but with an error in its JSON`);
}

/** @throws DeliveryError when the status is not from 200 to 299 */
export function requireSuccess({ ok, status, headers }: Response, { idempotent }: DeliveryConfig): void {
  if (ok) return;
  // 429 and 503 say that the sign-up was not stored.
  const canRetry = status === 429 || status === 503 || (status >= 500 && idempotent !== 'no');
  // In seconds (RFC 9110, section 10.2.3); a date counts as none.
  const retryAfter = Number(headers.get('Retry-After')) || 0;
  throw new DeliveryError(`answered with status ${status}`, canRetry, retryAfter * 1000);
}

/**
 * Maintenance pages and captchas often come with status 200.
 *
 * @throws DeliveryError when the answer is an HTML page
 */
export function requireNoHtml(answer: Response): void {
  if (!HTML.test(typeOf(answer))) return;
  throw new DeliveryError(`answered with status ${answer.status}, but with an HTML page`);
}

/** @returns undefined when the text is not JSON */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether JSON says, in one of the ways that receivers use, that nothing was stored. */
function saysError(body: unknown): boolean {
  const isEmptyList = Array.isArray(body) && body.length === 0;
  if (body === null || body === false || isEmptyList) return true;
  const { ok, success, status, result, error, errors } = Object(body) as Record<string, unknown>;
  const isDenied = [ok, success].some((value) => /^(false|0)$/i.test(String(value)));
  const isFailed = [status, result].some((value) => /^(error|fail|failed|failure)$/i.test(String(value)));
  return isDenied || isFailed || [error, errors].flat().some(Boolean);
}
