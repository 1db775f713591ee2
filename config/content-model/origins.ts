/** The source of a regular expression for the names and IPv4 addresses of this computer. */
export const LOCAL_HOST = 'localhost|127(?:\\.\\d+){3}';
