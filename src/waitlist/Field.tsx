import { FIELD_IDS } from '../shared/ids';
import type { Signup } from './validate';

/** An address has at most 254 characters (RFC 5321); Ghost's confirmation link fails for names beyond 191. */
const LENGTHS = { name: 191, email: 254 };

interface FieldProps {
  name: keyof Signup;
  label: string;
  /** What is wrong with the entry. */
  message: string | undefined;
}

/** A field of the form with its label and room for a message beside it. */
export function Field({ name, label, message }: FieldProps) {
  const messageId = FIELD_IDS[`${name}Error`];
  return (
    <div>
      <div className="heading">
        <label htmlFor={FIELD_IDS[name]}>{label}</label>
        <p className="message">{message && <span id={messageId}>{message}</span>}</p>
      </div>
      <input
        id={FIELD_IDS[name]}
        name={name}
        type={name === 'email' ? 'email' : 'text'}
        autoComplete={name}
        maxLength={LENGTHS[name]}
        required
        aria-invalid={Boolean(message)}
        aria-describedby={message && messageId}
      />
    </div>
  );
}
