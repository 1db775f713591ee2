import { useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLayoutEffectInBrowser } from '../shared/layout-effect';

const PANEL = '[data-reach-accordion-panel]';

/**
 * Makes find in page and text fragments (`#:~:text=`) search closed answers, and opens the answer with the match
 * (`hidden="until-found"`, HTML standard, section 6.1).
 *
 * @param list the accordion
 * @param open index of the open answer
 * @param openItem opens the answer of an accordion item
 */
export function useFindInPage(
  list: RefObject<HTMLElement>,
  open: number,
  openItem: (item: Element) => void,
): void {
  // React 18 renders `hidden` as a boolean attribute only.
  useLayoutEffectInBrowser(() => {
    for (const panel of list.current?.querySelectorAll(`${PANEL}[hidden]`) ?? []) {
      panel.setAttribute('hidden', 'until-found');
    }
  }, [list, open]);

  useEffect(() => {
    const element = list.current;
    const onFound = (event: Event) => {
      const item = (event.target as Element).closest('.item');
      // Synchronous: the browser scrolls to the match as soon as the listener returns.
      if (item) flushSync(() => openItem(item));
    };
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  });

  useEffect(() => {
    // The browser may have opened a panel before hydration.
    const found = list.current?.querySelector(`${PANEL}:not([hidden])`)?.closest('.item');
    if (found) openItem(found);
  }, []);
}

/** Inline script that makes closed answers searchable before hydration. */
export const searchableScript = `for(const panel of document.querySelectorAll('${PANEL}'))panel.setAttribute('hidden','until-found')`;
