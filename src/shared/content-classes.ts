// Classes that components of content write into running text.

/** A box, which the component Callout makes. */
export const CALLOUT_CLASS = 'callout';

/** Words or an address that a line breaks only when they are wider than the line, as the component Quarter makes them. */
export const UNBROKEN_CLASS = 'unbroken';
