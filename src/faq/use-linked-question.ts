import { useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLayoutEffectInBrowser } from '../shared/layout-effect';

/**
 * Follows the address: the question that it names opens, is scrolled to and gets the focus, at once
 * and whenever the address changes. What names no question does nothing.
 *
 * @param openItem opens the answer of an accordion's item
 */
export function useLinkedQuestion(list: RefObject<HTMLElement>, openItem: (item: Element) => void): void {
  // The browser itself knows what an address names, however it is written. It has scrolled there
  // already, unless the visitor has gone elsewhere since.
  useLayoutEffectInBrowser(() => {
    const target = targetIn(list.current);
    if (!target) return;
    openItem(itemOf(target));
    if (document.activeElement === document.body) focus(target);
  }, []);

  useEffect(() => {
    const follow = () => {
      const target = targetIn(list.current);
      if (!target) return;
      flushSync(() => openItem(itemOf(target)));
      focus(target);
      target.scrollIntoView();
    };
    // A link to where one is already changes no address, but asks for the answer all the same.
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (link?.hash && link.href === window.location.href) follow();
    };
    window.addEventListener('hashchange', follow);
    document.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('hashchange', follow);
      document.removeEventListener('click', onClick);
    };
  });
}

const targetIn = (list: HTMLElement | null) => list?.querySelector(':target') ?? null;

const itemOf = (target: Element) => target.closest('.item') ?? target;

/** The question's button; the browser cares for the focus of what stands within an answer. */
function focus(target: Element): void {
  if (target === itemOf(target)) target.querySelector('button')?.focus({ preventScroll: true });
}
