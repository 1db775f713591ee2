import { color } from './colors';

export const hairlineWidth = '1px';

/** The line between rows of a list or a table, and around cards. */
export const hairline = `${hairlineWidth} solid ${color.rule}`;

/** The line around the fields of a form, and above the notice at the foot of each page. */
export const edgeLine = `${hairlineWidth} solid ${color.edge}`;

/** The line that replaces a background or a shadow, which forced colors remove. */
export const forcedColorsLine = `${hairlineWidth} solid`;

export const strongLineWidth = '2px';

/**
 * A stronger line, below a dateline or the head of a table, and above a sum, a benefit or the list of
 * questions.
 */
export const strongLine = `${strongLineWidth} solid ${color.ink}`;

export const heavyLineWidth = '3px';

/** The strongest line, below a masthead or the selected tab, and beside a callout or the current clause. */
export const heavyLine = `${heavyLineWidth} solid ${color.ink}`;

export const noteLineWidth = '2px';

/** The line that leads from a marked figure or phrase to the note that explains it. */
export const noteLine = `${noteLineWidth} solid ${color.ink}`;

/** The shadow of what covers a part of the page: the navigation bar and toasts. */
export const overlayShadow = `0 1px 12px ${color.shadow}`;
