import { CONTENTS_CLASS } from '../shared/ids';

/** A heading counts as read when it is in the upper third of the window. */
const READING_LINE = 1 / 3;

/** Marks the clause that is being read in each list of contents: the first, until a later one begins. */
export function markCurrentClause(): void {
  for (const contents of document.getElementsByClassName(CONTENTS_CLASS)) {
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
