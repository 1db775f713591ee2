export const DAY_IN_MILLISECONDS = 24 * 60 * 60 * 1000;

/**
 * @param time in milliseconds since 1970
 * @returns the day in UTC, such as `2025-05-02`
 */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
