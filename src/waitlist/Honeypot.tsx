import { WAITLIST_IDS } from '../shared/ids';
import { CLASS } from '../theme/class-names';
import { DeliveryError } from './delivery/delivery-error';
import { FORM_CLASSES } from './form-classes';
import { HONEYPOT_LABEL } from './messages';

/** A field that people neither see nor reach, and that bots fill in. */
export function Honeypot() {
  return (
    <div className={`${FORM_CLASSES.honeypot} ${CLASS.visuallyHidden}`} aria-hidden="true">
      <label htmlFor={WAITLIST_IDS.website}>{HONEYPOT_LABEL}</label>
      <input id={WAITLIST_IDS.website} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/**
 * Rejects a form whose honeypot was filled in, and empties the honeypot. A person whose browser filled it in
 * sees the failure and can submit again.
 *
 * @throws DeliveryError when the field is not empty
 */
export function rejectFilledHoneypot(form: HTMLFormElement): void {
  const field = form.elements.namedItem('website') as HTMLInputElement | null;
  if (!field?.value) return;
  field.value = '';
  throw new DeliveryError('was not asked, because a hidden field was filled in');
}
