import { LEGAL_TEXT_CLASSES } from './legal-text-classes';

/** A clause has begun when its heading is in the upper third of the window, or further up. */
const READING_LINE = 1 / 3;

/**
 * In each list of contents, marks the clause that the visitor reads: the last one that has begun, or else the
 * first. A list that is longer than the window scrolls to the mark.
 */
export function markCurrentClause(): void {
  for (const contents of document.getElementsByClassName(LEGAL_TEXT_CLASSES.contents)) {
    const links = [...contents.querySelectorAll<HTMLElement>('ol a')];
    const current = links.filter(hasBegun).pop() ?? links[0];
    if (!current || current.hasAttribute('aria-current')) continue;
    for (const link of links) link.removeAttribute('aria-current');
    current.setAttribute('aria-current', 'true');
    // scrollIntoView would scroll the page, too.
    contents.scrollTop = current.offsetTop - contents.clientHeight / 2;
  }
}

function hasBegun(link: Element): boolean {
  const heading = document.getElementById((link.getAttribute('href') ?? '').slice(1));
  if (!heading) return false;
  return heading.getBoundingClientRect().top < window.innerHeight * READING_LINE;
}
