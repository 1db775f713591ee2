import { DeliveryError } from '../delivery/delivery-error';

export const HONEYPOT_NAME = 'website';

/**
 * Rejects a form whose honeypot was filled in, and empties the honeypot. A person whose browser filled it in
 * sees the failure and can submit again.
 *
 * @throws DeliveryError when the field isn't empty
 */
export function rejectFilledHoneypot(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>(`[name=${HONEYPOT_NAME}]`);
  if (!field?.value) return;
  field.value = '';
  throw new DeliveryError('was not asked, because a hidden field was filled in');
}
