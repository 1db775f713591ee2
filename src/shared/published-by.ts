/** @returns the words that say who publishes the site, without a full stop */
export const publishedBy = (operator: string): string => `Published by ${operator}`;
