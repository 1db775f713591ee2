// Classes that components of content write into running text.

/** A box, which the component Callout makes. */
export const CALLOUT_CLASS = 'callout';
