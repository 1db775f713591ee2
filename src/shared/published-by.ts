/** @returns the words that name the operator, without a full stop */
export const publishedBy = (operator: string): string => `Published by ${operator}`;
