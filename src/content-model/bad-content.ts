/** The status that a build ends with when it was stopped by bad content, before it had begun to make anything. */
export const STOPPED_BY_CONTENT = 2;
