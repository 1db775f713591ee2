import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The visitor's year: the page may be older than the last new year. */
export function CurrentYear({ builtIn }: { builtIn: number }) {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => builtIn,
  );
}
