// Classes that components of content write into running text.

/** A box, which the component Callout makes. */
export const CALLOUT_CLASS = 'callout';

/** Words in which no line ends, unless they are wider than the line: for example those of Quarter. */
export const UNBROKEN_CLASS = 'unbroken';
