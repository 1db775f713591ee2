import { FIELD_IDS } from '../shared/ids';
import { Sign } from './Sign';
import type { Invalid, Signup } from './validate';

interface FieldProps {
  name: keyof Signup;
  type: 'text' | 'email';
  label: string;
  /** What is wrong with the form; its message is shown once, at the first wrong field. */
  invalid: Invalid | null;
  onFocus: () => void;
}

/** A field of the form with its label and room for a message. */
export function Field({ name, type, label, invalid, onFocus }: FieldProps) {
  const isWrong = invalid?.fields.includes(name) ?? false;
  return (
    <div className="field">
      <label htmlFor={FIELD_IDS[name]}>{label}</label>
      <input
        id={FIELD_IDS[name]}
        name={name}
        type={type}
        autoComplete={name}
        required
        onFocus={onFocus}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? FIELD_IDS.error : undefined}
      />
      <div className="message">
        {invalid?.fields[0] === name && <ErrorMessage text={invalid.message} id={FIELD_IDS.error} />}
      </div>
    </div>
  );
}

/** What is wrong, with a sign; at a field or below the button. */
export const ErrorMessage = ({ text, id }: { text: string; id?: string }) => (
  <p className="error" id={id}>
    <Sign path="M8 4v5M8 11v1.5" size={16} />
    <span>{text}</span>
  </p>
);
