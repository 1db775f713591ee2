import { useEffect, type RefObject } from 'react';

/** After a scroll, what has come near the window is laid out, which may move what was scrolled to, and so on. */
const FRAMES = 10;

/** What readers do next: from then on the scrolling is theirs again. */
const ACTIONS = ['keydown', 'pointerdown', 'touchmove', 'wheel'];

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
      let frames = FRAMES;
      const stop = () => {
        frames = 0;
        for (const action of ACTIONS) window.removeEventListener(action, stop);
      };
      const keep = () => {
        if (frames === 0 || element !== document.activeElement) return stop();
        element.scrollIntoView({ block });
        frames -= 1;
        requestAnimationFrame(keep);
      };
      for (const action of ACTIONS) window.addEventListener(action, stop, { passive: true });
      requestAnimationFrame(keep);
    };
    container?.addEventListener('focusin', follow);
    return () => container?.removeEventListener('focusin', follow);
  }, [tabs]);
}
