/** What a font file is in unit tests: an address. */
export default '/static/display.woff2';
