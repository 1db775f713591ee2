import { useEffect, type RefObject } from 'react';

/** A heading counts as reached within this distance of the position that links scroll it to, in CSS pixels. */
const REACHED = 24;

/**
 * Marks the current clause in a document's list of contents (`aria-current`). Listens to scrolling instead of an
 * IntersectionObserver: the headings of the last clauses never reach the top of the window.
 *
 * @param tabs the element with the documents
 * @param tab the name of the shown document
 */
export function useScrollSpy(tabs: RefObject<HTMLElement>, tab: string): void {
  useEffect(() => {
    const panel = tabs.current?.querySelector(`[role=tabpanel][data-document=${tab}]`);
    const links = [...(panel?.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]') ?? [])];
    const headings = links.map((link) => document.getElementById(link.hash.slice(1)));
    let marked: HTMLAnchorElement | undefined;
    const mark = () => {
      const link = links[currentHeading(headings)];
      if (link === marked) return;
      marked?.removeAttribute('aria-current');
      link?.setAttribute('aria-current', 'location');
      marked = link;
      const list = link?.closest('nav');
      // On wide screens the list scrolls by itself.
      if (list && link) list.scrollTop = link.offsetTop - list.clientHeight / 2;
    };
    // A task of its own: it lays out the document, and together with the click it would be a long task.
    const task = setTimeout(mark);
    window.addEventListener('scroll', mark, { passive: true });
    window.addEventListener('hashchange', mark);
    return () => {
      clearTimeout(task);
      marked?.removeAttribute('aria-current');
      window.removeEventListener('scroll', mark);
      window.removeEventListener('hashchange', mark);
    };
  }, [tabs, tab]);
}

/** @returns the index of the last heading that reached the top of the window; -1 before the first */
function currentHeading(headings: (HTMLElement | null)[]): number {
  const page = document.documentElement;
  const line = parseFloat(getComputedStyle(page).scrollPaddingTop) + REACHED;
  const tops = headings.map((heading) => heading?.getBoundingClientRect().top ?? Infinity);
  if (window.scrollY + window.innerHeight >= page.scrollHeight - 1) {
    // The page has ended before the heading of the link could reach the top.
    const target = headings.findIndex((heading) => heading?.matches(':target'));
    const top = tops[target] ?? Infinity;
    if (top > line && top < window.innerHeight) return target;
  }
  return tops.filter((top) => top <= line).length - 1;
}
