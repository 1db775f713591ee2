import { FIELD_IDS } from '../shared/ids';

interface JoinedMessageProps {
  title: string;
  text: string;
  /** Follows the text. */
  email: string | null;
  /** The label of the button that shows the form again. */
  again: string;
  onAgain: () => void;
}

/** Takes the place of the form after a sign-up and says what happens next. */
export function JoinedMessage({ title, text, email, again, onAgain }: JoinedMessageProps) {
  return (
    <div className="joined" role="group" aria-labelledby={FIELD_IDS.joined} tabIndex={-1}>
      <h3 id={FIELD_IDS.joined}>{title}</h3>
      <p>
        {text} {email && <a href={`mailto:${email}`}>{email}</a>}
      </p>
      <button type="button" onClick={onAgain}>
        {again}
      </button>
    </div>
  );
}
