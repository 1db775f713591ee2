import { FIELD_IDS } from '../shared/ids';
import { DeliveryError } from './delivery/delivery-error';

const FIELD = 'website';

/** A field that no person sees or reaches, and that robots like to fill. */
export function Honeypot() {
  return (
    <div className="honeypot" aria-hidden="true">
      <label htmlFor={FIELD_IDS[FIELD]}>Leave this empty</label>
      <input id={FIELD_IDS[FIELD]} name={FIELD} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/**
 * Refuses a sign-up whose honeypot was filled, and empties it: a person whose browser filled it in
 * is told that it failed, and the next try is sent. Nobody is thanked for what was not received.
 *
 * @throws DeliveryError when the field holds something
 */
export function checkHoneypot(form: HTMLFormElement): void {
  const field = form.elements.namedItem(FIELD);
  if (!(field instanceof HTMLInputElement) || field.value === '') return;
  field.value = '';
  throw new DeliveryError('was not asked, because a hidden field was filled in', 'never');
}
