import { CLASS } from '../theme/class-names';

interface ContactLinkProps {
  email: string;
  /** What follows the address and stays on its line, such as a full stop. */
  end?: string;
}

/** A link to the contact address. A line that is too short for the address ends after its "@". */
export function ContactLink({ email, end }: ContactLinkProps) {
  const [mailbox, host] = email.split('@');
  return (
    <span className={CLASS.unbroken}>
      <a href={`mailto:${email}`}>
        {mailbox}@<wbr />
        {host}
      </a>
      {end}
    </span>
  );
}
