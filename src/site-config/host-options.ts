import { TRUSTED_TYPES_POLICY } from '../../plugins/islands';
import type { HostOptions } from '../../plugins/publish';
import { LEGAL_DOCUMENT_NAMES, tabPath } from '../shared/legal-addresses';
import { ROUTES } from '../shared/routes';
import type { BuildSettings } from './build-settings';

/**
 * Redirects from addresses that people guess, or that they get by shortening the address of a legal
 * version.
 */
const REDIRECTS = LEGAL_DOCUMENT_NAMES.flatMap((name) =>
  [`/${name}`, `/${name}/`, `${ROUTES.legal}/${name}`, `${ROUTES.legal}/${name}/`].map((from) => ({
    from,
    to: tabPath(name),
  })),
);

/** Makes the options from which plugins/publish writes the configuration files of hosts. */
export const hostOptions = ({
  receiver,
  allowsHstsPreload,
}: Pick<BuildSettings, 'receiver' | 'allowsHstsPreload'>): HostOptions => ({
  redirects: REDIRECTS,
  trustedTypes: [TRUSTED_TYPES_POLICY],
  receiver,
  allowsHstsPreload,
});
