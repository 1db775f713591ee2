import { LEGAL_TEXT_CLASSES } from './legal-text-classes';

/** A clause has begun when its heading is in the upper third of the window, or further up. */
const READING_LINE = 1 / 3;

/**
 * In each list of contents, marks the clause that the visitor reads: the last one that has begun,
 * or else the first.
 */
export function markCurrentClause(): void {
  for (const contents of document.getElementsByClassName(LEGAL_TEXT_CLASSES.contents)) {
    const links = [...contents.querySelectorAll('ol a')];
    const current = links.filter(hasBegun).pop() ?? links[0];
    for (const link of links) {
      if (link === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }
}

function hasBegun(link: Element): boolean {
  const heading = document.getElementById((link.getAttribute('href') ?? '').slice(1));
  if (!heading) return false;
  return heading.getBoundingClientRect().top < window.innerHeight * READING_LINE;
}
