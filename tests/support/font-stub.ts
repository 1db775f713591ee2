/** Replaces font files in unit tests. In a build, the bundler turns a font file into its URL. */
export default '/static/display.woff2';
