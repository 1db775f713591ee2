/** The classes of the navigation bar, by which its styles find its parts. */
export const NAV_BAR_CLASSES = {
  /** The row with the brand and the links. */
  bar: 'bar',
  /** The link to the home page, with the logo. */
  brand: 'brand',
  /** The button that opens the menu. */
  toggle: 'toggle',
  /** A link that looks like a button. */
  button: 'button',
  /** The class that the bar has while the page is scrolled, so that it has a background. */
  solid: 'solid',
  /** The class that the bar has while the menu is open. */
  open: 'open',
} as const;
