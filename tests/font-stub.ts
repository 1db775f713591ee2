/** Replaces font files in unit tests: bundlers turn them into a URL. */
export default '/static/display.woff2';
