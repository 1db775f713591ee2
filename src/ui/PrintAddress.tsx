import { useContext } from 'react';
import { CLASS } from '../theme/class-names';
import { SiteUrlContext } from './site-url';

interface PrintAddressProps {
  /** The path of the text, and a query where the address has one. */
  path: string;
  /** Text that follows the address on its line, such as a checksum. */
  details?: string | undefined;
}

/** The public address of a text, which only print shows. */
export function PrintAddress({ path, details }: PrintAddressProps) {
  const address = `${useContext(SiteUrlContext)}${path}`;
  return <p className={CLASS.printAddress}>{details ? `${address} ${details}` : address}</p>;
}
