/** The classes of the navigation bar, by which its styles find its parts. */
export const NAV_BAR_CLASSES = {
  bar: 'bar',
  brand: 'brand',
  /** The button that opens and closes the menu. */
  toggle: 'toggle',
  /** A link that looks like a button. */
  button: 'button',
  /** The bar has this class while the page is scrolled; it then has a background. */
  solid: 'solid',
  /** The bar has this class while the menu is open. */
  open: 'open',
} as const;
