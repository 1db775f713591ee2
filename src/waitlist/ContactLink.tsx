import { splitEmail } from '../shared/split-email';

/** A link to the contact address. A line that is too short for the address ends after its "@". */
export function ContactLink({ email }: { email: string }) {
  const [mailbox, host] = splitEmail(email);
  return (
    <a href={`mailto:${email}`}>
      {mailbox}
      <wbr />
      {host}
    </a>
  );
}
