import { useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect';
import { ACCORDION } from './accordion-attributes';

/**
 * Opens a closed answer when the browser finds in it what the visitor searches the page for, or when a link
 * leads to its question. Keyboard navigation continues from that question.
 *
 * @param list the element that contains the accordion
 * @param openIndex the index of the open answer
 * @param openAnswerAround opens the answer of the accordion item that contains an element. It has to stay the
 *   same function while the questions are the same: a new one opens the found answer again.
 */
export function useRevealAnswers(
  list: RefObject<HTMLElement>,
  openIndex: number,
  openAnswerAround: (found: Element) => void,
): void {
  // React 18 can't render `hidden="until-found"`, because it treats `hidden` as a boolean attribute. Until
  // hydration, makeAnswersSearchable has set the attribute.
  useIsomorphicLayoutEffect(() => {
    for (const panel of list.current?.querySelectorAll(`[${ACCORDION.panel}][hidden]`) ?? []) {
      panel.setAttribute('hidden', 'until-found');
    }
  }, [list, openIndex]);

  useIsomorphicLayoutEffect(() => {
    // Before hydration, the browser may have opened an answer, or scrolled to the question in the address.
    const found = list.current?.querySelector(`[${ACCORDION.panel}]:not([hidden]), :target`);
    if (found) openAnswerAround(found);
  }, [list, openAnswerAround]);

  useEffect(() => {
    // flushSync: the browser scrolls to the match as soon as the listener returns.
    const onFound = ({ target }: Event) => flushSync(() => openAnswerAround(target as Element));
    const openTarget = () => {
      // For `:target`, the browser itself decodes the fragment.
      const target = list.current?.querySelector(':target');
      if (!target) return;
      flushSync(() => openAnswerAround(target));
      target.scrollIntoView();
    };
    const listening = new AbortController();
    const { signal } = listening;
    list.current?.addEventListener('beforematch', onFound, { signal });
    window.addEventListener('hashchange', openTarget, { signal });
    return () => listening.abort();
  }, [list, openAnswerAround]);
}
