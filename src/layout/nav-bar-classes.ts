/** The classes of the navigation bar, by which its styles find its parts. */
export const NAV_BAR = {
  bar: 'bar',
  brand: 'brand',
  /** The button that opens the menu. */
  toggle: 'toggle',
  /** A link that looks like a button. */
  button: 'button',
} as const;
