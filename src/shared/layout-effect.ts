import { useLayoutEffect } from 'react';

/** On the server there is no layout, and React 18 warns of the effect. */
export const useLayoutEffectInBrowser = typeof window === 'undefined' ? () => undefined : useLayoutEffect;
