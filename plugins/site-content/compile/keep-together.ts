const NO_BREAK = '\u00a0';
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

/**
 * A month and its day or year, and a number and what it counts: a line does not end between the two. The blank comes
 * first, since to look behind at every letter takes long.
 */
const PAIRS = new RegExp(
  ` (?=\\d)(?<=\\b(?:${MONTHS}) )| (?<=\\d )(?=(?:business |calendar )?(?:days?|weeks?|months?|years?|percent|million|billion)\\b)`,
  'g',
);

/**
 * Sets blanks that a line must not be broken at.
 *
 * @param text plain text, or HTML whose attributes hold no prose that must stay as it is
 */
export const keepTogether = (text: string): string => text.replace(PAIRS, NO_BREAK);
