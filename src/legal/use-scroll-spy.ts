import { useEffect, type RefObject } from 'react';

/** A heading counts as reached when it is this near to where links to it land, in CSS pixels. */
const REACHED = 24;

/**
 * Marks in a document's list of contents the part that is being read (`aria-current`).
 * Follows the scrolling itself, not an IntersectionObserver: at the end of the page a part can be
 * read, or be linked to, whose heading never comes up to the line.
 *
 * @param tabs holds the documents
 * @param tab the name of the one that shows
 */
export function useScrollSpy(tabs: RefObject<HTMLElement>, tab: string): void {
  useEffect(() => {
    const panel = tabs.current?.querySelector(`[role=tabpanel][data-document=${tab}]`);
    const links = [...(panel?.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]') ?? [])];
    const headings = links.map((link) => document.getElementById(link.hash.slice(1)));
    let marked: HTMLAnchorElement | undefined;
    const mark = () => {
      const link = links[partRead(headings)];
      if (link === marked) return;
      marked?.removeAttribute('aria-current');
      link?.setAttribute('aria-current', 'location');
      marked = link;
      const list = link?.closest('nav');
      // Where the list scrolls by itself, beside the text, what is marked stays in view.
      if (list && link) list.scrollTop = link.offsetTop - list.clientHeight / 2;
    };
    // A task of its own, in which the document is laid out: with the click before or the painting after, it would
    // be a long one.
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

/** The place of the last part whose heading has come up to where links land; -1 above them all. */
function partRead(headings: (HTMLElement | null)[]): number {
  const page = document.documentElement;
  const line = parseFloat(getComputedStyle(page).scrollPaddingTop) + REACHED;
  const top = (place: number) => headings[place]?.getBoundingClientRect().top ?? Infinity;
  if (window.scrollY + window.innerHeight >= page.scrollHeight - 1) {
    const asked = headings.findIndex((heading) => heading?.matches(':target'));
    if (top(asked) > line && top(asked) < window.innerHeight) return asked;
  }
  // Halves what is left to look at: they stand in the order of the document, and may be hundreds.
  let read = -1;
  let after = headings.length;
  while (after - read > 1) {
    const middle = Math.floor((read + after) / 2);
    if (top(middle) <= line) read = middle;
    else after = middle;
  }
  return read;
}
