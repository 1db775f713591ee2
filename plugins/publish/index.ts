// Other code imports from this module only.
export { licenceNotice, LICENCES_PATH, packageFolder } from './licences';
export { CACHE_CONTROL, contentHashOf } from './hashed-files';
export { FIXED_HEADERS, type HeaderOptions, type HeaderSection } from './headers';
export { HOST_FILES, readHeaders, writeHostFiles, type HostOptions } from './host-files';
export type { Redirect } from './hosts/hosting';
export { vercelHeaders } from './hosts/vercel-file';
export type { PublishOptions } from './options';
export { siteFiles } from './site-files';
export type { SiteDescription, WebManifest } from './site-wide-files';
export { drawSocialImage, type ImageElement, type SocialImage } from './social-image';
