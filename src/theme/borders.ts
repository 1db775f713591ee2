import { color } from './colors';

export const hairlineWidth = '1px';

/** The lightest line, which separates parts of one component, or is its outline. */
export const hairline = `${hairlineWidth} solid ${color.rule}`;

/** A thin line that is easy to see. */
export const edgeLine = `${hairlineWidth} solid ${color.edge}`;

/** The line that replaces a background or a shadow, which forced colors remove. */
export const forcedColorsLine = `${hairlineWidth} solid`;

export const strongLineWidth = '2px';

/** A stronger line, which says that something begins or ends there, or is added up. */
export const strongLine = `${strongLineWidth} solid ${color.ink}`;

export const heavyLineWidth = '3px';

/** The strongest line, which marks what readers should notice first, or what is current. */
export const heavyLine = `${heavyLineWidth} solid ${color.ink}`;

export const noteLineWidth = '2px';

/** The line that connects what belongs together, such as a marked phrase and the note that explains it. */
export const noteLine = `${noteLineWidth} solid ${color.ink}`;

/** The shadow of what covers a part of the page: the navigation bar and toasts. */
export const overlayShadow = `0 1px 12px ${color.shadow}`;
