import type { DeliveryConfig } from '../../shared/delivery-config';
import { DeliveryError } from './delivery-error';
import { retryAfter } from './retry';

/** No acknowledgement is this long, in characters; a page or a file would be. */
const LONGEST_ANSWER = 64 * 1024;

/**
 * Resolves when the answer says that the sign-up was received: a status from 200 to 299 and the kind
 * of answer the receiver gives. A captcha page, a redirect or an empty answer is none.
 *
 * @throws DeliveryError that says what came instead
 */
export async function requireAcknowledgement(
  answer: Response,
  accept: DeliveryConfig['accept'],
): Promise<void> {
  const { status } = answer;
  if (!answer.ok) {
    const busy = status === 429 || status === 503;
    throw new DeliveryError(
      `answered with status ${status}`,
      busy ? 'always' : status >= 500 ? 'if-idempotent' : 'never',
      retryAfter(answer.headers.get('Retry-After')),
    );
  }
  if (accept === 'any') return;
  const type = answer.headers.get('Content-Type') ?? '';
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) {
    throw new DeliveryError(`answered with status ${status}, but not with JSON`, 'never');
  }
  if (saysNo(parse(await readText(answer)))) {
    throw new DeliveryError(`answered with status ${status}, but with an error in its JSON`, 'never');
  }
}

async function readText(answer: Response): Promise<string> {
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return text;
    text += decoder.decode(part.value, { stream: true });
    if (text.length > LONGEST_ANSWER) {
      reader?.cancel().catch(() => undefined);
      throw new DeliveryError('answered with more than an acknowledgement', 'never');
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DeliveryError('answered with JSON that cannot be read', 'never');
  }
}

/** Some receivers refuse with status 200 and say so in the words only. */
function saysNo(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const { ok, success, error, errors } = answer as Record<string, unknown>;
  const complains = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
  return ok === false || success === false || complains(error) || complains(errors);
}
