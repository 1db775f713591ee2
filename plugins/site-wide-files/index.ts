// Everything that other code may import.
export type { SiteWideFilesOptions } from './options';
export type { WebManifest } from './site-wide-files';
