export type { SiteWideFilesOptions } from './options';
