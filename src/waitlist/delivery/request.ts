import type { Signup } from '../validate';
import type { DeliveryConfig } from '../../shared/delivery-config';

/** The header of the IETF's draft-ietf-httpapi-idempotency-key-header. */
const KEY_HEADER = 'Idempotency-Key';

/**
 * One sign-up as the receiver wants it: no cookies, no redirects, and sent to its end when the
 * visitor leaves the page.
 *
 * @param key stands for the filled form, so that the receiver can tell a repeat from a second sign-up
 */
export function requestFor(config: DeliveryConfig, signup: Signup, key: string): RequestInit {
  const fields = {
    ...config.fixed,
    [config.names.name]: signup.name,
    [config.names.email]: signup.email,
  };
  return {
    method: 'POST',
    mode: 'cors',
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
    keepalive: true,
    headers: {
      Accept: config.accept === 'json' ? 'application/json' : '*/*',
      ...(config.format === 'json' && { 'Content-Type': 'application/json' }),
      ...(config.idempotent === 'key' && { [KEY_HEADER]: key }),
    },
    body: config.format === 'json' ? JSON.stringify(fields) : formBody(fields),
  };
}

function formBody(fields: DeliveryConfig['fixed']): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) body.append(name, String(one));
  }
  return body;
}
