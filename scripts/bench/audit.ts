export interface Audit {
  /** Acknowledged, and not in the store: a visitor was thanked for nothing. */
  missing: string[];
  /** In the store more than once. */
  twice: string[];
}

/**
 * Compares what was acknowledged with what is stored.
 *
 * @param acknowledged addresses of the visitors who were thanked
 * @param stored addresses in the order in which they were stored
 */
export function audit(acknowledged: string[], stored: string[]): Audit {
  const times = new Map<string, number>();
  for (const address of stored) times.set(address, (times.get(address) ?? 0) + 1);
  return {
    missing: acknowledged.filter((address) => !times.has(address)),
    twice: [...times].filter(([, count]) => count > 1).map(([address]) => address),
  };
}
