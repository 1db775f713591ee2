import { WAITLIST_IDS } from '../../shared/ids';
import { CLASS } from '../../theme/class-names';
import { HONEYPOT_LABEL } from './messages';
import { HONEYPOT_NAME } from './reject-filled-honeypot';

/** A field that people neither see nor reach, and that bots fill in. */
export const Honeypot = () => (
  <div className={CLASS.visuallyHidden} aria-hidden="true">
    <label htmlFor={WAITLIST_IDS.website}>{HONEYPOT_LABEL}</label>
    <input id={WAITLIST_IDS.website} name={HONEYPOT_NAME} type="text" tabIndex={-1} autoComplete="off" />
  </div>
);
