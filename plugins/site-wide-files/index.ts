// Everything that other code may import.
export type { SiteWideFilesOptions } from './options';
