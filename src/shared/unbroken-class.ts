/**
 * The class of words or an address that a line breaks only when they are wider than the line. Content has it
 * through the component Quarter.
 */
export const UNBROKEN_CLASS = 'unbroken';
