import { LEGAL_DOCUMENTS } from '../../site-content';
import { ROUTES, tabPath } from '../../../src/shared/routes';

/** A permanent redirect (301) from one path of the site to another. */
export interface Redirect {
  from: string;
  to: string;
}

/** Paths that people guess, or get by shortening the address of a version. */
export const REDIRECTS: readonly Redirect[] = LEGAL_DOCUMENTS.flatMap((name) =>
  [`/${name}`, `/${name}/`, `${ROUTES.legal.path}/${name}`, `${ROUTES.legal.path}/${name}/`].map((from) => ({
    from,
    to: tabPath(name),
  })),
);
