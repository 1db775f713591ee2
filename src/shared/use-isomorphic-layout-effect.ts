import { useEffect, useLayoutEffect } from 'react';

/**
 * `useLayoutEffect` for components that Gatsby renders on the server too. Effects don't run on the server,
 * and React warns there of `useLayoutEffect`, because what it changes is missing from the HTML.
 */
export const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
