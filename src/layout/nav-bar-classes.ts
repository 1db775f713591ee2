/** The classes of the navigation bar, by which its styles find its parts. */
export const NAV_BAR = {
  /** The row with the brand and the links. */
  bar: 'bar',
  /** The link to the home page, with the logo. */
  brand: 'brand',
  /** The button that opens the menu. */
  toggle: 'toggle',
  /** The link to the form, which looks like a button. */
  join: 'join',
} as const;
