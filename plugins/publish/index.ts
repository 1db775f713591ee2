// The options of the plugin, and their parts.
export type { HostOptions } from './host-files';
export type { PublishOptions } from './options';

// A built site: its files and headers.
export { CACHE_CONTROL, contentHashOf } from './hashed-files';
export { FIXED_HEADERS } from './headers';
export { HOST_FILES, readHeaders, writeHostFiles } from './host-files';
export { vercelHeaders } from './hosts/vercel-file';
export { builtFiles } from './built-files';
