// These are sources of regular expressions, so that others can be built from them.

/** The names and IPv4 addresses of this computer. */
export const LOCAL_HOST = 'localhost|127(?:\\.\\d+){3}';

/** An origin with https, or one with http on this computer. */
export const ORIGIN = `(?:https://[a-z\\d.-]+|http://(?:${LOCAL_HOST}))(?::\\d+)?`;
