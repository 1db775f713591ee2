import { useEffect, type RefObject } from 'react';

/** Scrolling makes the browser lay out more text, which may move the element: scroll again for this many frames. */
const FRAMES = 10;

/** Events after which the reader controls the scroll position again. */
const READER_EVENTS = ['keydown', 'pointerdown', 'touchmove', 'wheel'];

/**
 * Scrolls elements that get the keyboard focus into view (WCAG 2.4.11). Browsers use the estimated height of a text
 * that is not laid out yet, and scroll to the middle of a panel that is taller than the window.
 *
 * @param tabs the element with the documents
 */
export function useFocusInView(tabs: RefObject<HTMLElement>): void {
  useEffect(() => {
    const container = tabs.current;
    const showFocused = ({ target }: FocusEvent) => {
      const element = target as HTMLElement;
      // A click in the text focuses its panel too and must not scroll.
      if (!element.matches(':focus-visible')) return;
      const block = element.matches('[role=tabpanel]') ? 'start' : 'nearest';
      const scrolling = new AbortController();
      const { signal } = scrolling;
      const scroll = (frames: number) => {
        if (signal.aborted || frames === 0 || element !== document.activeElement) return scrolling.abort();
        element.scrollIntoView({ block });
        requestAnimationFrame(() => scroll(frames - 1));
      };
      for (const type of READER_EVENTS) {
        window.addEventListener(type, () => scrolling.abort(), { passive: true, signal });
      }
      requestAnimationFrame(() => scroll(FRAMES));
    };
    container?.addEventListener('focusin', showFocused);
    return () => container?.removeEventListener('focusin', showFocused);
  }, [tabs]);
}
