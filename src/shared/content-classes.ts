// Classes that components of content write into running text.

/** A box, which the component Callout makes. */
export const CALLOUT_CLASS = 'callout';

/**
 * Words or an address in which no line ends, unless they are wider than the line. The components Quarter and
 * ContactEmail make them.
 */
export const UNBROKEN_CLASS = 'unbroken';
