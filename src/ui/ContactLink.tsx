/** A link to the contact address. */
export const ContactLink = ({ email }: { email: string }) => <a href={`mailto:${email}`}>{email}</a>;
