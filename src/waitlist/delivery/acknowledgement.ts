import type { DeliveryConfig } from '../../shared/delivery-config';
import { DeliveryError } from './delivery-error';

/**
 * Resolves when the answer acknowledges the sign-up: a status from 200 to 299 and, unless `accept` is `any`, JSON
 * without an error.
 *
 * @throws DeliveryError that describes the answer
 */
export async function requireAcknowledgement(
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
