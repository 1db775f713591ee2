import { useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLayoutEffectInBrowser } from '../shared/layout-effect';

/**
 * Opens the question in the fragment of the address, scrolls to it and focuses it: on load and whenever the address
 * changes. Ignores a fragment that is no question.
 *
 * @param list the accordion
 * @param openItem opens the answer of an accordion item
 */
export function useLinkedQuestion(list: RefObject<HTMLElement>, openItem: (item: Element) => void): void {
  // `:target` decodes the fragment as the browser does. On load the browser has scrolled there already.
  useLayoutEffectInBrowser(() => {
    const target = targetIn(list.current);
    if (!target) return;
    openItem(itemOf(target));
    if (document.activeElement === document.body) focusQuestion(target);
  }, []);

  useEffect(() => {
    const openTarget = () => {
      const target = targetIn(list.current);
      if (!target) return;
      flushSync(() => openItem(itemOf(target)));
      focusQuestion(target);
      target.scrollIntoView();
    };
    // A link to the current address fires no `hashchange`.
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (link?.hash && link.href === window.location.href) openTarget();
    };
    window.addEventListener('hashchange', openTarget);
    document.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('hashchange', openTarget);
      document.removeEventListener('click', onClick);
    };
  });
}

const targetIn = (list: HTMLElement | null) => list?.querySelector(':target') ?? null;

const itemOf = (target: Element) => target.closest('.item') ?? target;

/** Focuses the button of a question; the browser focuses a target inside an answer. */
function focusQuestion(target: Element): void {
  if (target === itemOf(target)) target.querySelector('button')?.focus({ preventScroll: true });
}
