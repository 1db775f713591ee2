/** Distance between the form and a toast, in CSS pixels. */
const GAP = 8;

/**
 * Scrolls so that a toast covers neither the focused element (WCAG 2.4.11) nor, while the focus is in it, the form.
 * Does nothing when the focused element is out of view.
 *
 * @param toasts the element with the toasts, at the bottom of the window
 */
export function makeRoom(toasts: Element, form: HTMLFormElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || toasts.contains(focused)) return;
  const { top: focusedTop, bottom } = focused.getBoundingClientRect();
  if (bottom < 0 || focusedTop > window.innerHeight) return;

  const needed = overlap(form.contains(focused) ? form : focused, toasts);
  // In a small window, the focused field and its label stay below the bar.
  const top = (focused.closest('.field') ?? focused).getBoundingClientRect().top;
  const possible = top - parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const distance = Math.min(needed, Math.max(possible, overlap(focused, toasts)));
  if (distance > 0) window.scrollBy(0, distance);
}

/** @returns by how many CSS pixels the toasts cover an element; 0 when they are beside it */
function overlap(element: Element, toasts: Element): number {
  const [one, other] = [element.getBoundingClientRect(), toasts.getBoundingClientRect()];
  const isBeside = one.right < other.left || one.left > other.right || one.top > other.bottom;
  return isBeside ? 0 : Math.max(0, one.bottom + GAP - other.top);
}
