/**
 * Normalizes the text of a content file: line ends become `\n`, and a byte order mark at the start
 * is removed. Lines and columns stay those that a text editor shows.
 */
export const normalizeText = (source: string): string =>
  source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
