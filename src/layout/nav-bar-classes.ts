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
} as const;

/** The attributes that say in which state the bar is. */
export const NAV_BAR_ATTRIBUTES = {
  /** The page is scrolled, so the bar has a background. */
  solid: 'data-solid',
  /** The menu is open. */
  open: 'data-open',
} as const;
