import { css } from '@emotion/react';
import { useContext } from 'react';
import { color } from '../theme/colors';
import { space } from '../theme/spacing';
import { textSize } from '../theme/typography';
import { SiteUrlContext } from './site-url';

interface PrintAddressProps {
  /** The path of the text, and a query where the address has one. It is empty for the site itself. */
  path: string;
  /** Text that follows the address on its line, such as a checksum. */
  details?: string | undefined;
}

/** The public address of a text or of the site, which only print shows. */
export function PrintAddress({ path, details }: PrintAddressProps) {
  const address = `${useContext(SiteUrlContext)}${path}`;
  return <p css={styles}>{details ? `${address} ${details}` : address}</p>;
}

const styles = css`
  margin-block: ${space.xs} ${space.m};
  color: ${color.soft};
  font-size: ${textSize.small};
  overflow-wrap: anywhere;

  @media not print {
    display: none;
  }
`;
