import { graphql } from 'gatsby';
import { CLASS } from '../theme/class-names';

interface PrintAddressProps {
  data: Queries.PrintAddressFragment;
  /** The path of the text, and a query where the address has one. */
  path: string;
  /** Text that follows the address on its line, such as a checksum. */
  details?: string | undefined;
}

/** The public address of a text, which only print shows. */
export function PrintAddress({ data, path, details }: PrintAddressProps) {
  const address = `${data.siteFacts.url}${path}`;
  return <p className={CLASS.printAddress}>{details ? `${address} ${details}` : address}</p>;
}

export const query = graphql`
  fragment PrintAddress on Query {
    siteFacts {
      url
    }
  }
`;
