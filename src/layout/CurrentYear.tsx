import { useSyncExternalStore } from 'react';

/** The year does not change while a page is open. */
const subscribe = () => () => undefined;

/** The current year of the visitor; `builtIn` is the year of the build, shown until hydration. */
export function CurrentYear({ builtIn }: { builtIn: number }) {
  return useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => builtIn,
  );
}
