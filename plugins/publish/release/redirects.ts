import { LEGAL_DOCUMENTS } from '../../site-content/kinds';
import { ROUTES, tabPath } from '../../../src/shared/routes';

/** An address that is answered with another one, for good (301). */
export interface Redirect {
  from: string;
  to: string;
}

/** The addresses that people guess, and those they get by shortening the address of a version. */
export const REDIRECTS: readonly Redirect[] = LEGAL_DOCUMENTS.flatMap((name) =>
  [`/${name}`, `/${name}/`, `${ROUTES.legal.path}/${name}`, `${ROUTES.legal.path}/${name}/`].map((from) => ({
    from,
    to: tabPath(name),
  })),
);
