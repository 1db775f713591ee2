import { useEffect, useLayoutEffect } from 'react';

/**
 * `useLayoutEffect` for components that Gatsby renders on the server too. There, neither hook runs,
 * but React warns of `useLayoutEffect`, whose change would be missing from the HTML.
 */
export const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
