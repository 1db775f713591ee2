import { useLayoutEffect } from 'react';

/** `useLayoutEffect`, but nothing on the server, where React 18 warns about it. */
export const useLayoutEffectInBrowser = typeof window === 'undefined' ? () => undefined : useLayoutEffect;
