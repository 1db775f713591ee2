import { useEffect, type RefObject } from 'react';

/**
 * Keeps in view what the keyboard comes to (WCAG 2.4.11). Browsers scroll to it by the height that a long text is
 * guessed to have, and to the middle of a panel that is higher than the window.
 *
 * @param tabs holds the documents
 */
export function useFocusInView(tabs: RefObject<HTMLElement>): void {
  useEffect(() => {
    const container = tabs.current;
    const follow = ({ target }: FocusEvent) => {
      const element = target as HTMLElement;
      // A click in the text focuses its panel, too, and must leave it where it is.
      if (!element.matches(':focus-visible')) return;
      const block = element.matches('[role=tabpanel]') ? 'start' : 'nearest';
      afterLayout(() => {
        if (element === document.activeElement) element.scrollIntoView({ block });
      });
    };
    container?.addEventListener('focusin', follow);
    return () => container?.removeEventListener('focusin', follow);
  }, [tabs]);
}

/** Once the browser has scrolled, and has laid out what came near the window by it. */
function afterLayout(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}
