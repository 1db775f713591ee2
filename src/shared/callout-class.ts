/** The class of a box in running text. Content has it through the component Callout. */
export const CALLOUT_CLASS = 'callout';
