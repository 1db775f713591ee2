import { WAITLIST_IDS } from '../../shared/ids';
import type { SignUp } from '../sign-up';
import { FORM_CLASSES } from './form-classes';
import { FIELD_MESSAGES } from './messages';
import { LONGEST_EMAIL, type Problem } from './validate';

/** Ghost's confirmation link fails for names beyond 191 characters. */
const LONGEST_ENTRY = { name: 191, email: LONGEST_EMAIL };

interface FieldProps {
  name: keyof SignUp;
  label: string;
  /** It is below the label, unless a message takes its place. */
  hint: string;
  /** The problem of the entry; null when it has none. */
  problem: Problem | null;
  readOnly: boolean;
  /**
   * It is called on each event `input`. React calls `onChange` only if the value differs from the one that it
   * knows, and it also knows a value that a program, such as a password manager, has assigned. So `onChange`
   * would miss what such a program fills in.
   */
  onInput: () => void;
}

export function Field({ name, label, hint, problem, readOnly, onInput }: FieldProps) {
  const noteId = WAITLIST_IDS[`${name}Note`];
  return (
    <div>
      <label htmlFor={WAITLIST_IDS[name]}>{label}</label>
      <div id={noteId} className={FORM_CLASSES.note}>
        <p aria-hidden={problem !== null}>{hint}</p>
        {problem && <p className={FORM_CLASSES.message}>{messageFor(name, problem)}</p>}
      </div>
      <input
        id={WAITLIST_IDS[name]}
        name={name}
        type={name === 'email' ? 'email' : 'text'}
        autoComplete={name}
        maxLength={LONGEST_ENTRY[name]}
        required
        readOnly={readOnly}
        aria-invalid={problem !== null}
        aria-describedby={noteId}
        onInput={onInput}
      />
    </div>
  );
}

const messageFor = (name: keyof SignUp, problem: Problem) =>
  problem === 'blank' ? FIELD_MESSAGES[name] : FIELD_MESSAGES.invalidEmail;
