import { FIELD_ERROR_IDS, FIELD_IDS } from '../shared/ids';
import { ErrorMessage } from './ErrorMessage';
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
  const [first] = invalid?.fields ?? [];
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
        aria-describedby={isWrong && first ? FIELD_ERROR_IDS[first] : undefined}
      />
      <div className="message">
        {first === name && <ErrorMessage text={invalid?.message ?? ''} id={FIELD_ERROR_IDS[name]} />}
      </div>
    </div>
  );
}
