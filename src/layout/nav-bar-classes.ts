/** The classes of the navigation bar, by which its styles find its parts. */
export const NAV_BAR_CLASSES = {
  bar: 'bar',
  brand: 'brand',
  /** The button that opens and closes the menu. */
  toggle: 'toggle',
  /** The button of the bar itself, which links to the form. */
  barButton: 'bar-button',
  /** The list of links, which is the menu on narrow screens. */
  menu: 'menu',
  menuLink: 'menu-link',
  /** The last link of the menu, which links to the form and looks like a button. */
  menuButton: 'menu-button',
  /** The bar has this class while the page is scrolled; it then has a background. */
  solid: 'solid',
  /** The bar has this class while the menu is open. */
  open: 'open',
} as const;
