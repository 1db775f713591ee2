import { useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLayoutEffectInBrowser } from '../shared/layout-effect';

const PANEL = '[data-reach-accordion-panel]';

/**
 * Lets the browser's own search and links to words (`#:~:text=`) look into closed answers, and opens
 * the one in which they found something (`hidden="until-found"`, HTML standard, section 6.1).
 *
 * @param open changes whenever another answer opens or closes
 * @param openItem opens the answer of an accordion's item
 */
export function useFindInPage(
  list: RefObject<HTMLElement>,
  open: number,
  openItem: (item: Element) => void,
): void {
  // React knows `hidden` as yes or no only.
  useLayoutEffectInBrowser(() => {
    for (const panel of list.current?.querySelectorAll(`${PANEL}[hidden]`) ?? []) {
      panel.setAttribute('hidden', 'until-found');
    }
  }, [list, open]);

  useEffect(() => {
    const element = list.current;
    const onFound = (event: Event) => {
      const item = (event.target as Element).closest('.item');
      // At once: the browser scrolls to what it found as soon as this returns.
      if (item) flushSync(() => openItem(item));
    };
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  });

  useEffect(() => {
    // Something was found before React came.
    const found = list.current?.querySelector(`${PANEL}:not([hidden])`)?.closest('.item');
    if (found) openItem(found);
  }, []);
}

/** The script that makes closed answers searchable as soon as they are there: React may be late. */
export const searchableScript = `for(const panel of document.querySelectorAll('${PANEL}'))panel.setAttribute('hidden','until-found')`;
