import { TRUSTED_TYPES_POLICY } from '../../plugins/islands';
import type { HostOptions } from '../../plugins/publish';
import { LEGAL_DOCUMENTS, ROUTES, tabPath } from '../shared/routes';
import type { SiteBuild } from './site-build';

/** Redirects of paths that people guess, or get by shortening the address of a version of a legal document. */
export const REDIRECTS = LEGAL_DOCUMENTS.flatMap((name) =>
  [`/${name}`, `/${name}/`, `${ROUTES.legal.path}/${name}`, `${ROUTES.legal.path}/${name}/`].map((from) => ({
    from,
    to: tabPath(name),
  })),
);

/** @returns what the configuration files of hosts hold for a build */
export const hostOptions = ({
  delivery,
  hstsPreload,
}: Pick<SiteBuild, 'delivery' | 'hstsPreload'>): HostOptions => ({
  redirects: REDIRECTS,
  trustedTypes: [TRUSTED_TYPES_POLICY],
  receiver: delivery?.url ?? null,
  hstsPreload,
});
