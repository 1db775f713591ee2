/** What stays free between the form and a toast, in CSS pixels. */
const GAP = 8;

/**
 * Scrolls as far as it takes for a toast to cover neither the form that a visitor is at nor whatever
 * has the focus (WCAG 2.4.11). Somebody who has gone elsewhere is left there.
 *
 * @param toasts the element that holds the toasts, at the bottom of the window
 */
export function makeRoom(toasts: Element, form: HTMLFormElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || toasts.contains(focused)) return;
  const place = focused.getBoundingClientRect();
  if (place.bottom < 0 || place.top > window.innerHeight) return;

  const needed = overlap(form.contains(focused) ? form : focused, toasts);
  // A window too small for both: what has the focus, with its label, stays below the bar.
  const top = (focused.closest('.field') ?? focused).getBoundingClientRect().top;
  const possible = top - parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const distance = Math.min(needed, Math.max(possible, overlap(focused, toasts)));
  if (distance > 0) window.scrollBy(0, distance);
}

/** How far down an element reaches behind the toasts, in CSS pixels; 0 when they stand beside it. */
function overlap(element: Element, toasts: Element): number {
  const [one, other] = [element.getBoundingClientRect(), toasts.getBoundingClientRect()];
  const isBeside = one.right < other.left || one.left > other.right || one.top > other.bottom;
  return isBeside ? 0 : Math.max(0, one.bottom + GAP - other.top);
}
