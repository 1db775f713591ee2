import type { Signup } from '../validate';
import type { DeliveryConfig } from '../../shared/delivery-config';

/** The header of the IETF's draft-ietf-httpapi-idempotency-key-header. */
const KEY_HEADER = 'Idempotency-Key';

/**
 * @param key identifies the filled form, so that the receiver can recognize a repeated request
 * @returns the request for a sign-up: without cookies and redirects, and completed when the visitor leaves the page
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
    for (const item of Array.isArray(value) ? value : [value]) body.append(name, String(item));
  }
  return body;
}
