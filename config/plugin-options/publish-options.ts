import { editorHeaders, type ContentEditorOptions } from '../../plugins/content-editor';
import { TRUSTED_TYPES_POLICY } from '../../plugins/islands/dom-names';
import type { HostOptions, PublishOptions } from '../../plugins/publish';
import type { DeliveryConfig } from '../../src/shared/delivery-config';
import { tabPath, versionsFolder } from '../../src/shared/legal-addresses';
import { LEGAL_DOCUMENT_NAMES } from '../../src/shared/legal-document-names';
import { ROUTES } from '../../src/shared/routes';
import type { BuildSettings } from '../environment/build-settings';

/**
 * Redirects from addresses that people guess, or that they get by shortening the address of a legal version.
 */
const REDIRECTS = LEGAL_DOCUMENT_NAMES.flatMap((name) =>
  [`/${name}`, `/${name}/`, `${ROUTES.legal}/${name}`, `${ROUTES.legal}/${name}/`].map((from) => ({
    from,
    to: tabPath(name),
  })),
);

/** The settings of a build on which the configuration of hosts depends. */
interface SettingsOfHosts extends Pick<BuildSettings, 'allowsHstsPreload'> {
  delivery: Pick<DeliveryConfig, 'url'> | null;
}

/** Makes the options from which plugins/publish writes the configuration files of hosts. */
export const hostOptions = ({ delivery, allowsHstsPreload }: SettingsOfHosts): HostOptions => ({
  redirects: REDIRECTS,
  trustedTypes: [TRUSTED_TYPES_POLICY],
  receiver: delivery?.url ?? null,
  allowsHstsPreload,
});

export const publishOptions = (
  build: SettingsOfHosts,
  editorOptions: ContentEditorOptions,
): PublishOptions => ({
  hosts: { ...hostOptions(build), overrides: editorHeaders(editorOptions) },
  // There may be thousands of versions of legal documents, and each is rarely read.
  isUncompressed: (file) => LEGAL_DOCUMENT_NAMES.some((name) => file.startsWith(versionsFolder(name))),
});
