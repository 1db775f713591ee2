import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';

const PANEL = '[data-reach-accordion-panel]';

/**
 * Opens the answer that the browser finds: with find in page or a text fragment (`#:~:text=`), which search closed
 * answers (`hidden="until-found"`, HTML standard, section 6.1), or by the fragment of the address, unless it is no
 * question. The browser starts there with the Tab key.
 *
 * @param list the accordion
 * @param open index of the open answer
 * @param openAround opens the answer of the accordion item around an element
 */
export function useFoundAnswers(
  list: RefObject<HTMLElement>,
  open: number,
  openAround: (found: Element) => void,
): void {
  // React 18 renders `hidden` as a boolean attribute only.
  useLayoutEffect(() => {
    for (const panel of list.current?.querySelectorAll(`${PANEL}[hidden]`) ?? []) {
      panel.setAttribute('hidden', 'until-found');
    }
  }, [list, open]);

  useLayoutEffect(() => {
    // The browser may have opened a panel before hydration; on load it has scrolled to the target already.
    const found = list.current?.querySelector(`${PANEL}:not([hidden]), :target`);
    if (found) openAround(found);
    // Once, when React has taken over: later openings come from the listeners below.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- openAround is a new function at each render
  }, []);

  useEffect(() => {
    // Synchronous: the browser scrolls to the match as soon as the listener returns.
    const onFound = ({ target }: Event) => flushSync(() => openAround(target as Element));
    const openTarget = () => {
      // Decodes the fragment as the browser does.
      const target = list.current?.querySelector(':target');
      if (!target) return;
      flushSync(() => openAround(target));
      target.scrollIntoView();
    };
    const listening = new AbortController();
    const { signal } = listening;
    list.current?.addEventListener('beforematch', onFound, { signal });
    window.addEventListener('hashchange', openTarget, { signal });
    return () => listening.abort();
  });
}

/** Inline script that makes closed answers searchable before hydration. */
export const searchableScript = `for(const panel of document.querySelectorAll('${PANEL}'))panel.setAttribute('hidden','until-found')`;
