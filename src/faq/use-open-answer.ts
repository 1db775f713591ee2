import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect';
import { ACCORDION_ATTRIBUTES } from './accordion-attributes';
import { makeAnswersSearchable } from './make-answers-searchable';

/**
 * Keeps track of which answer is open. Besides a click, two things open a closed answer: the browser's find
 * in page finds text in it, or the fragment of the page's address names its question. The fragment is read at
 * the start and on each `hashchange`, such as after a click on a link to a question. Keyboard navigation then
 * continues from that question.
 *
 * @param list the element that contains the accordion
 * @returns as `useState` does, the name of the question whose answer is open, if there is one, and its setter
 */
export function useOpenAnswer(list: RefObject<HTMLElement>) {
  const [openName, setOpenName] = useState<string>();

  // React 18 can't render `hidden="until-found"`, because it treats `hidden` as a boolean attribute. Before
  // hydration, an inline script sets the attribute; React then removes and sets `hidden` as answers open and
  // close.
  useIsomorphicLayoutEffect(() => {
    makeAnswersSearchable(`[${ACCORDION_ATTRIBUTES.panel}][hidden]`);
  }, [openName]);

  useIsomorphicLayoutEffect(() => {
    // Before hydration, the browser may have opened an answer, or scrolled to the question in the address.
    const found = list.current?.querySelector(`[${ACCORDION_ATTRIBUTES.panel}]:not([hidden]), :target`);
    if (found) setOpenName(nameOfQuestionAround(found));
  }, [list]);

  useEffect(() => {
    const openFound = ({ target }: Event) => {
      // flushSync: the browser scrolls to the match as soon as the listener returns.
      flushSync(() => setOpenName(nameOfQuestionAround(target as Element)));
    };
    const openTarget = () => {
      // A fragment may be percent-encoded, and the browser decodes it for `:target`.
      const target = list.current?.querySelector(':target');
      if (!target) return;
      flushSync(() => setOpenName(nameOfQuestionAround(target)));
      target.scrollIntoView();
    };
    const controller = new AbortController();
    const { signal } = controller;
    list.current?.addEventListener('beforematch', openFound, { signal });
    window.addEventListener('hashchange', openTarget, { signal });
    return () => controller.abort();
  }, [list]);

  return [openName, setOpenName] as const;
}

const nameOfQuestionAround = (element: Element) => element.closest(`[${ACCORDION_ATTRIBUTES.item}]`)?.id;
