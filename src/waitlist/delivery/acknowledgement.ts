import type { DeliveryConfig } from '../../shared/delivery-config';
import { DeliveryError } from './delivery-error';

/** The longest answer that counts as an acknowledgement, in characters; one without an end fails by the time limit. */
const LONGEST_ANSWER = 64 * 1024;

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
    const wait = parseRetryAfter(answer.headers.get('Retry-After'));
    throw new DeliveryError(`answered with status ${status}`, canRetry ? wait : undefined);
  }
  if (accept === 'any') return;
  const type = answer.headers.get('Content-Type') ?? '';
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) {
    throw new DeliveryError(`answered with status ${status}, but not with JSON`);
  }
  const text = await answer.text();
  if (text.length > LONGEST_ANSWER) throw new DeliveryError('answered with more than an acknowledgement');
  if (hasError(parse(text))) {
    throw new DeliveryError(`answered with status ${status}, but with an error in its JSON`);
  }
}

/**
 * @param header the value of Retry-After: seconds or a date (RFC 9110, section 10.2.3)
 * @returns the wait in milliseconds; 0 without a valid header
 */
export function parseRetryAfter(header: string | null): number {
  if (header && /^\d+$/.test(header.trim())) return Number(header) * 1000;
  return Math.max(0, Date.parse(header ?? '') - Date.now()) || 0;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DeliveryError('answered with JSON that cannot be read');
  }
}

/** Some receivers refuse a sign-up with status 200 and an error in the JSON. */
function hasError(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const { ok, success, error, errors } = answer as Record<string, unknown>;
  const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
  return ok === false || success === false || isFilled(error) || isFilled(errors);
}
