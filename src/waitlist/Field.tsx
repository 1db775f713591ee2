import { FIELD_IDS } from '../shared/ids';
import { FIELD_MESSAGES } from './messages';
import { LONGEST_EMAIL, type Problem, type Signup } from './validate';

/** Ghost's confirmation link fails for names beyond 191 characters. */
const LENGTHS = { name: 191, email: LONGEST_EMAIL };

interface FieldProps {
  name: keyof Signup;
  label: string;
  /** What is wrong with the entry. */
  problem: Problem | null;
  /** Whether the entry can be read and not changed. */
  readOnly: boolean;
  /** Called when the entry has changed. */
  onInput: () => void;
}

/** A field of the form with its label and room for a message beside it. */
export function Field({ name, label, problem, readOnly, onInput }: FieldProps) {
  const messageId = FIELD_IDS[`${name}Error`];
  return (
    <div>
      <div className="heading">
        <label htmlFor={FIELD_IDS[name]}>{label}</label>
        <p className="message">{problem && <span id={messageId}>{messageFor(name, problem)}</span>}</p>
      </div>
      <input
        id={FIELD_IDS[name]}
        name={name}
        type={name === 'email' ? 'email' : 'text'}
        autoComplete={name}
        maxLength={LENGTHS[name]}
        required
        readOnly={readOnly}
        aria-invalid={problem !== null}
        aria-describedby={problem ? messageId : undefined}
        onInput={onInput}
      />
    </div>
  );
}

const messageFor = (name: keyof Signup, problem: Problem) =>
  problem === 'blank' ? FIELD_MESSAGES[name] : FIELD_MESSAGES.invalidEmail;
